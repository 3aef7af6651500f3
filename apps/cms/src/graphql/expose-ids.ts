import type { Core } from '@strapi/strapi'

/** GraphQL types have a documentId only; the contract has `id` beside it. */
export function exposeIds(strapi: Core.Strapi) {
  const graphql = strapi.plugin('graphql')
  const { getTypeName } = graphql.service('utils').naming
  const types = Object.values(strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::') || uid === 'plugin::upload.file')
    .map((contentType) => getTypeName(contentType) as string)

  // biome-ignore lint/suspicious/noExplicitAny: nexus is a dependency of the plugin, which passes it as an argument
  graphql.service('extension').use(({ nexus }: any) => ({
    types: types.map((type) =>
      nexus.extendType({
        type,
        definition: (fields: { nonNull: { id(name: string): void } }) => fields.nonNull.id('id'),
      }),
    ),
  }))
}
