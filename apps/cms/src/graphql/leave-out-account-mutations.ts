import type { Core } from '@strapi/strapi'
import { GraphQLSchema } from 'graphql'

/** Signing in, registering and passwords: available by REST, with rate limits. */
const accountActions =
  /^(login|register|forgotPassword|resetPassword|changePassword|emailConfirmation|sendEmailConfirmation|refreshToken|logout)$|UsersPermissions/

/** Removes the account mutations from the GraphQL schema, whose limits count queries and not attempts. */
export function leaveOutAccountMutations(strapi: Core.Strapi) {
  const contentApi = strapi.plugin('graphql').service('content-api')
  const buildSchema = contentApi.buildSchema as () => GraphQLSchema
  contentApi.buildSchema = () => {
    const schema = buildSchema()
    const mutations = schema.getMutationType()?.getFields() ?? {}
    for (const name of Object.keys(mutations)) if (accountActions.test(name)) delete mutations[name]
    // The types that are still reachable from a root type.
    return new GraphQLSchema({ ...schema.toConfig(), types: [] })
  }
}
