import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, getVariableValues, valueFromASTUntyped, visit } from 'graphql'
import { mayReadDrafts } from './may-read-drafts'
import { hiddenRelationIn } from './reject-filter-probes'

const draftArguments = ['status', 'publicationFilter', 'hasPublishedVersion']

/** The error of an argument; undefined if it is valid. */
function refusal(name: string, value: unknown) {
  if (value === undefined || value === null) return undefined
  const asksForDrafts =
    draftArguments.includes(name) && !(name === 'status' && String(value).toLowerCase() === 'published')
  if (asksForDrafts)
    return new GraphQLError(`Drafts are not public: leave out the argument ${name}`, {
      extensions: { code: 'FORBIDDEN', http: { status: 403 } },
    })
  const hidden = name === 'sort' || name === 'filters' ? hiddenRelationIn(value) : undefined
  if (!hidden) return undefined
  return new GraphQLError(`Invalid key ${hidden} in ${name}`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
}

/**
 * Rejects a query that requests drafts or can distinguish them. Nested fields inherit the status of their root, and are
 * sorted and filtered outside of the document service, so such a query must not run at all.
 */
export const rejectDraftArguments: ApolloServerPlugin<{ state: Parameters<typeof mayReadDrafts>[0] }> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (mayReadDrafts(contextValue.state)) return
        // A variable may have its default value in the query.
        const { coerced } = getVariableValues(
          schema,
          operation?.variableDefinitions ?? [],
          request.variables ?? {},
        )
        visit(document, {
          Argument({ name, value }) {
            const error = refusal(name.value, valueFromASTUntyped(value, coerced))
            if (error) throw error
          },
        })
      },
    }
  },
}
