import type { Core } from '@strapi/strapi'

/** Workings of the admin panel, which no reader of the site asks for. */
const internal = ['plugin::review-workflows.', 'plugin::content-releases.']

export function leaveOutInternalTypes(strapi: Core.Strapi) {
  const { shadowCRUD } = strapi.plugin('graphql').service('extension')
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (internal.some((prefix) => uid.startsWith(prefix))) shadowCRUD(uid).disable()
  }
}
