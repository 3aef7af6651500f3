import type { Core } from '@strapi/strapi'

/** Removes the relations from a file to its owners, and from an entry's filters to its translations, from the API. */
export function hideRelations(strapi: Core.Strapi) {
  const related = strapi.contentType('plugin::upload.file').attributes.related as { private?: boolean }
  related.private = true

  const { shadowCRUD } = strapi.plugin('graphql').service('extension')
  shadowCRUD('plugin::upload.file').field('related').disableOutput().disableFilters()
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (uid.startsWith('api::')) shadowCRUD(uid).field('localizations').disableFilters()
  }
}
