import { environment } from '../src/environment'

const ownOrigin = new URL(environment.PUBLIC_URL).origin

export default [
  'global::change-log',
  'strapi::logger',
  'strapi::errors',
  'global::storage-faults',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        // The preview beside a form posts it to the site.
        directives: { 'form-action': ["'self'", ...(environment.SITE_ORIGINS ?? [])] },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: [ownOrigin, ...(environment.SITE_ORIGINS ?? [])] } },
  'global::cross-site-requests',
  'global::panel-files',
  'strapi::query',
  'global::query-cost',
  'global::setup-page',
  'global::received-files',
  'strapi::body',
  'global::null-characters',
  // A secure cookie is not sent over plain http, and a provider's login needs its session.
  { name: 'strapi::session', config: { secure: ownOrigin.startsWith('https:') } },
  'strapi::favicon',
  'strapi::public',
]
