import { environment } from '../src/environment'

const ownOrigin = new URL(environment.PUBLIC_URL).origin

export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [ownOrigin, ...(environment.SITE_ORIGINS ?? [])] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
