import type { ApolloServerPlugin } from '@apollo/server'
import {
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import api from '../../config/api'
import { mayReadDrafts } from '../draft-guard/may-read-drafts'
import { conditionsIn, joinsIn } from './conditions'

const { defaultLimit, maxLimit } = api.rest

/** One entry or one of its relations costs 1; the queries of the site and its clients cost far less. */
const maxCost = 1000
/** A condition or a sort key makes the database scan a whole table; for a relation only the related rows. */
const conditionCost = 70
/** A filter on a relation joins it: two may multiply the rows. */
const joinCost = 400
/** The assumed length of a relation's list, which is short: one other language, a few pictures or sounds. */
const translations = 1
const relatedEntries = 6

interface Arguments {
  pagination?: { limit?: number | null; pageSize?: number | null } | null
  filters?: unknown
  sort?: unknown
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/** The maximum number of entries of a list; an invalid size (`-1`) counts as the largest. */
function sizeOf(name: string, isRoot: boolean, { pagination }: Arguments): number {
  if (name.startsWith('localizations')) return translations
  const requested = pagination?.limit ?? pagination?.pageSize ?? defaultLimit
  const size = Number.isInteger(requested) && requested > 0 ? Math.min(requested, maxLimit) : maxLimit
  return isRoot ? size : Math.min(size, relatedEntries)
}

const isConnection = (typeName: string) => typeName.endsWith('Collection')

const estimate: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  const { name } = getNamedType(field.type)
  if (!isCompositeType(getNamedType(field.type))) return 0
  const conditions = conditionsIn(args.filters) + (Array.isArray(args.sort) ? args.sort.length : 0)
  const joins = joinsIn(args.filters) * joinCost
  // The list of a connection is counted at the field that has its arguments.
  if (isConnection(type.name)) return childComplexity
  const isMany = isList(field.type) || isConnection(name)
  const size = isMany ? sizeOf(field.name, type.name === 'Query', args as Arguments) : 1
  return 1 + size * (1 + childComplexity) + joins + conditions * (type.name === 'Query' ? conditionCost : 1)
}

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })

function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options)
  } catch (error) {
    // Variables or arguments that do not fit their types, or too many selections.
    throw refusal((error as Error).message)
  }
}

/**
 * Rejects, before it runs, a query that would occupy the server for too long. Programs with an API token are trusted.
 */
export const limitGraphqlCost: ApolloServerPlugin<{ state: Parameters<typeof mayReadDrafts>[0] }> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operationName, contextValue }) {
        if (mayReadDrafts(contextValue.state)) return
        const cost = costOf({
          schema,
          query: document,
          variables: request.variables,
          ...(operationName && { operationName }),
          estimators: [estimate],
          maxQueryNodes: 1000,
        })
        if (cost > maxCost)
          throw refusal(
            `This query costs ${cost}, and ${maxCost} is the most: ask for fewer entries, relations or conditions at once`,
          )
      },
    }
  },
}
