const single = (name: string) => ['GET', 'PUT', 'DELETE'].map((method) => `${method} /${name}`)
const items = (name: string) => [
  ...['GET', 'POST'].map((method) => `${method} /${name}`),
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /${name}/{id}`),
]
/** Every endpoint that the specification names. */
export const specifiedEndpoints = [
  ...['about', 'announcement', 'banner', 'main-page', 'service'].flatMap(single),
  ...['about', 'announcement', 'main-page'].map((name) => `POST /${name}/localizations`),
  ...['videoGalleries', 'pages', 'posts'].flatMap(items),
  ...['videoGalleries', 'posts'].map((name) => `POST /${name}/{id}/localizations`),
  ...['GET /upload/files', 'GET /upload/files/{id}', 'DELETE /upload/files/{id}'],
  ...['GET /connect/{provider}', 'GET /auth/{provider}/callback', 'GET /auth/email-confirmation'],
  ...['', '/register'].map((name) => `POST /auth/local${name}`),
  ...['forgot-password', 'reset-password', 'send-email-confirmation'].map((name) => `POST /auth/${name}`),
  'GET /users-permissions/permissions',
  ...['GET', 'POST'].map((method) => `${method} /users-permissions/roles`),
  'GET /users-permissions/roles/{id}',
  ...['PUT', 'DELETE'].map((method) => `${method} /users-permissions/roles/{role}`),
  ...['GET /users/count', 'GET /users/me'],
  ...items('users'),
]
