import type { Core } from '@strapi/strapi'

/** Types of the admin panel, which no client of the site needs, and those of visitors' registrations. */
const internal = ['plugin::review-workflows.', 'plugin::content-releases.', 'api::registration.']

export function leaveOutInternalTypes(strapi: Core.Strapi) {
  const { shadowCRUD } = strapi.plugin('graphql').service('extension')
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (internal.some((prefix) => uid.startsWith(prefix))) shadowCRUD(uid).disable()
  }
}
