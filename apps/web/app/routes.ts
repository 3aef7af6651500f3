import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/root-redirect.ts'),
  route('assets/locales.json', 'routes/locales-json.ts'),
  route('assets/i18n/:file', 'routes/dictionary-json.ts'),
  route('webhooks/content', 'routes/content-webhook.ts'),
  route(':lang', 'routes/language.tsx', [
    index('routes/language-redirect.ts'),
    route('home', 'routes/home.tsx'),
    route('preview', 'routes/preview.tsx'),
    route('preview/leave', 'routes/leave-preview.ts'),
    route('*', 'routes/unknown-path.ts', { id: 'unknown-path-of-language' }),
  ]),
  route('*', 'routes/unknown-path.ts'),
] satisfies RouteConfig
