import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/root-redirect.ts'),
  route('sitemap.xml', 'routes/sitemap-xml.ts'),
  route('robots.txt', 'routes/robots-txt.ts'),
  route('assets/locales.json', 'routes/locales-json.ts'),
  route('assets/i18n/:file', 'routes/dictionary-json.ts'),
  route(':lang', 'routes/language.tsx', [
    index('routes/language-redirect.ts'),
    route('home', 'routes/home.tsx'),
    route('about-us', 'routes/about.tsx'),
    route('about-us/bio', 'routes/biography.tsx'),
    route('events', 'routes/events.tsx'),
    route('services', 'routes/services.tsx'),
    route('services/:service', 'routes/service.tsx'),
    route('lectures', 'routes/lectures.tsx'),
    route('classes', 'routes/classes.tsx'),
    route('contact-us', 'routes/contact-us.tsx'),
    route('donate', 'routes/donate.tsx'),
    route('gallery', 'routes/gallery.tsx'),
    route('gallery-image', 'routes/gallery-image.tsx'),
    route('plusoneazan', 'routes/prayer-call.tsx'),
    route('*', 'routes/unknown-path.ts', { id: 'unknown-path-of-language' }),
  ]),
  route('*', 'routes/unknown-path.ts'),
] satisfies RouteConfig
