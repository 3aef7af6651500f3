const type = (uid: string) => `api::${uid}.${uid}`
const listOf = (uid: string) => `/content-manager/collection-types/${uid}`
const inPersian = '?plugins[i18n][locale]=fa'

const collections = [
  'anouncement',
  'death-notice',
  'image-gallery',
  'occasion',
  'page',
  'post',
  'screen',
  'sound',
  'video-gallery',
  'message',
  'registration',
].map(type)
const singles = ['about', 'announcement', 'banner', 'main-page', 'main-page-event', 'service'].map(type)

/** The pages of the panel that an administrator of a centre meets. */
export const panelPages = [
  '/',
  '/me',
  '/proposals',
  '/schedule',
  '/sign-ups',
  '/bin',
  '/change-log',
  '/plugins/upload',
  ...collections.flatMap((uid) => [
    `${listOf(uid)}${inPersian}`,
    `${listOf(uid)}/create${inPersian}`,
    `${listOf(uid)}/configurations/list`,
    `${listOf(uid)}/configurations/edit`,
  ]),
  ...singles.map((uid) => `/content-manager/single-types/${uid}${inPersian}`),
  listOf('plugin::users-permissions.user'),
  `${listOf('plugin::users-permissions.user')}/create`,
  ...[
    'application-infos',
    'api-tokens',
    'api-tokens/create',
    'transfer-tokens',
    'transfer-tokens/create',
    'admin-tokens',
    'admin-tokens/create',
    'webhooks',
    'webhooks/create',
    'media-library',
    'internationalization',
    'list-plugins',
    'roles',
    'roles/new',
    'users',
    'users/1',
    'email',
    'users-permissions/roles',
    'users-permissions/roles/new',
    'users-permissions/providers',
    'users-permissions/email-templates',
    'users-permissions/advanced-settings',
  ].map((page) => `/settings/${page}`),
]
