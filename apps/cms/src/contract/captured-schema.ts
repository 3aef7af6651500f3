import type { ApolloServerPlugin } from '@apollo/server'
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

let schema: GraphQLSchema | undefined

/** Stores the schema that Apollo serves: building it again takes a second and may differ. */
export const captureSchema: ApolloServerPlugin = {
  async serverWillStart(service) {
    schema = service.schema
  },
}

export function schemaDefinition() {
  if (!schema) throw new Error('The GraphQL schema is not built yet: it is there once the server has started')
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
