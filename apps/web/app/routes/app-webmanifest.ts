import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { locales } from '@islamic-centre/i18n/locales'
import { content } from '../content/content.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import { themeColors } from '../seo/theme-colors.ts'
import type { Route } from './+types/app-webmanifest'

/** `/{lang}/app.webmanifest`: the site as an app that can be installed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, about } = content(context)
  const { htmlLang, dir } = locales[language]
  const { site, nav, timetable, descriptions } = dictionaries[language]
  const centre = await about()
  const home = pagePath(language, 'home')
  const manifest = {
    id: home,
    name: centre?.language === language ? centre.title : site.name,
    short_name: site.shortName,
    description: descriptions.home,
    lang: htmlLang,
    dir,
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: themeColors.ground,
    background_color: themeColors.paper,
    icons: [
      icon('/icons/192.png', 192),
      icon('/icons/512.png', 512),
      { ...icon('/icons/maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: timetable.title, url: `/${language}/prayer-times` },
      { name: nav.contact, url: pagePath(language, 'contact') },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

const icon = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
