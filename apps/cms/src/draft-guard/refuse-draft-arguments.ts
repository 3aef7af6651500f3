import type { ApolloServerPlugin } from '@apollo/server'
import { type ArgumentNode, GraphQLError, getVariableValues, type ValueNode, visit } from 'graphql'
import { mayReadDrafts } from './may-read-drafts'

const draftArguments = ['status', 'publicationFilter', 'hasPublishedVersion']

const argumentValue = (node: ValueNode, variables: Record<string, unknown>) => {
  if (node.kind === 'Variable') return variables[node.name.value]
  return 'value' in node ? node.value : undefined
}

const asksForDrafts = (argument: ArgumentNode, variables: Record<string, unknown>) => {
  if (!draftArguments.includes(argument.name.value)) return false
  const value = argumentValue(argument.value, variables)
  if (value === undefined || value === null) return false
  return !(argument.name.value === 'status' && String(value).toLowerCase() === 'published')
}

/**
 * Refuses a query that asks for drafts. Nested fields take over the status of their root beside the
 * document service, so a root that asks for drafts must not run at all.
 */
export const refuseDraftArguments: ApolloServerPlugin<{ state: Parameters<typeof mayReadDrafts>[0] }> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (mayReadDrafts(contextValue.state)) return
        // A variable may bring its default along with the query.
        const { coerced } = getVariableValues(
          schema,
          operation?.variableDefinitions ?? [],
          request.variables ?? {},
        )
        visit(document, {
          Argument(argument) {
            if (!asksForDrafts(argument, coerced ?? {})) return
            throw new GraphQLError(`Drafts are not public: leave out the argument ${argument.name.value}`, {
              extensions: { code: 'FORBIDDEN', http: { status: 403 } },
            })
          },
        })
      },
    }
  },
}
