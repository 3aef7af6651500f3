import type { paths } from './gen/openapi.ts'

type Path = keyof paths & string

/** The calls of a single type. */
const single = <P extends Path>(path: P) =>
  ({
    get: ['GET', path],
    update: ['PUT', path],
    delete: ['DELETE', path],
    localize: ['POST', `${path}/localizations`],
  }) as const

/** The calls of a collection in one language. */
const plain = <P extends Path>(path: P) =>
  ({
    list: ['GET', path],
    get: ['GET', `${path}/{id}`],
    create: ['POST', path],
    update: ['PUT', `${path}/{id}`],
    delete: ['DELETE', `${path}/{id}`],
  }) as const

/** The calls of a collection in several languages. */
const collection = <P extends Path>(path: P) =>
  ({ ...plain(path), localize: ['POST', `${path}/{id}/localizations`] }) as const

/**
 * Every operation of the contract by its method name in the client. The response of a `redirect` is meant for a visitor's
 * browser; any other operation that is redirected fails.
 */
export const operations = {
  about: single('/about'),
  announcement: single('/announcement'),
  banner: single('/banner'),
  mainPage: single('/main-page'),
  mainPageEvent: single('/main-page-event'),
  service: single('/service'),

  // Strapi's name of the type; the misspelling is the contract's.
  anouncements: collection('/anouncements'),
  deathNotices: collection('/death-notices'),
  hijriMonths: plain('/hijri-months'),
  imageGalleries: collection('/imageGalleries'),
  messages: plain('/messages'),
  occasions: collection('/occasions'),
  pages: collection('/pages'),
  posts: collection('/posts'),
  screens: collection('/screens'),
  sounds: collection('/sounds'),
  videoGalleries: collection('/videoGalleries'),

  uploads: {
    list: ['GET', '/upload/files'],
    page: ['GET', '/upload/files/page'],
    get: ['GET', '/upload/files/{id}'],
    delete: ['DELETE', '/upload/files/{id}'],
  },
  auth: {
    connect: ['GET', '/connect/{provider}', 'redirect'],
    callback: ['GET', '/auth/{provider}/callback'],
    login: ['POST', '/auth/local'],
    refresh: ['POST', '/auth/refresh'],
    logout: ['POST', '/auth/logout'],
    register: ['POST', '/auth/local/register'],
    forgotPassword: ['POST', '/auth/forgot-password'],
    resetPassword: ['POST', '/auth/reset-password'],
    changePassword: ['POST', '/auth/change-password'],
    confirmEmail: ['GET', '/auth/email-confirmation', 'redirect'],
    sendEmailConfirmation: ['POST', '/auth/send-email-confirmation'],
  },
  users: {
    list: ['GET', '/users'],
    count: ['GET', '/users/count'],
    me: ['GET', '/users/me'],
    get: ['GET', '/users/{id}'],
    create: ['POST', '/users'],
    update: ['PUT', '/users/{id}'],
    delete: ['DELETE', '/users/{id}'],
  },
  roles: {
    permissions: ['GET', '/users-permissions/permissions'],
    list: ['GET', '/users-permissions/roles'],
    get: ['GET', '/users-permissions/roles/{id}'],
    create: ['POST', '/users-permissions/roles'],
    update: ['PUT', '/users-permissions/roles/{role}'],
    delete: ['DELETE', '/users-permissions/roles/{role}'],
  },
  locales: { list: ['GET', '/i18n/locales'] },
} as const satisfies Record<string, Record<string, Operation>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Operation = readonly [Method, path: string, response?: 'redirect']
