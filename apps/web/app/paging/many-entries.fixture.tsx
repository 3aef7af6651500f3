import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages } from '@islamic-centre/i18n/locales'
import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import { type Content, contentContext } from '../content/content.server.ts'
import { Playback } from '../features/player/playback.tsx'
import { I18nProvider } from '../i18n/i18n-provider.tsx'
import { centrePlace } from '../occurrences/centre-place.ts'
import { emptySite } from '../seo/site-data.fixture.ts'

const now = new Date('2026-11-23T12:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
const text = {
  fa: 'برنامه‌های هفتگی کانون برای همه خانواده‌ها',
  ca: 'Weekly programmes of the centre for every family',
}

const cover = (at: number) => ({
  src: `https://cms.example.org/uploads/picture_${at}.webp`,
  width: 1600,
  height: 1067,
  alt: '',
  stem: `/pictures/picture_${at}_0123456789/abcdefgh`,
})

/** As many entries as a busy centre writes in ten years, their texts as long as editors write them. */
export function manyEntries(count: number, language: Language) {
  const common = (at: number) => ({
    documentId: `document-${at}`,
    slug: `entry-${at}`,
    title: `${text[language]} ${at}`,
    language,
    languages,
  })
  const dayOf = (at: number) => new Date(now.getTime() + (count / 4 - at) * dayMs)
  const date = (at: number) => dayOf(at).toISOString().slice(0, 10)
  const list = <Entry,>(entry: (at: number) => Entry) => Array.from({ length: count }, (_, at) => entry(at))
  const soundsIn = (it: Language) =>
    list((at) => ({
      id: `sound-${at}-${it}`,
      slug: `sound-${it}-${at}`,
      title: `${text[it]} ${at}`,
      speaker: `${text[it]} ${at}`,
      kind: 'lecture' as const,
      date: date(at),
      onMainPage: false,
      src: `https://cms.example.org/uploads/sound_${at}.mp3`,
    }))
  return {
    announcements: list((at) => ({
      ...common(at),
      description: text[language].repeat(3),
      content: text[language].repeat(40),
      date: date(at),
      image: cover(at),
    })),
    // The earliest first, as they are read.
    posts: list((at) => ({
      ...common(at),
      excerpt: text[language].repeat(3),
      content: text[language].repeat(40),
      cover: cover(at),
      startsAt: dayOf(at).toISOString(),
      endsAt: new Date(dayOf(at).getTime() + dayMs / 12).toISOString(),
      place: text[language],
      teacher: `${text[language]} ${at}`,
      registrationUrl: 'https://example.com/register',
    })).reverse(),
    videos: list((at) => ({
      ...common(at),
      description: text[language].repeat(3),
      date: date(at),
      cover: cover(at),
      url: `https://www.youtube.com/watch?v=${at}`,
      file: undefined,
    })),
    albums: list((at) => ({
      ...common(at),
      description: text[language].repeat(3),
      date: date(at),
      images: Array.from({ length: at === 0 ? 500 : 20 }, (_, image) => ({
        ...cover(image),
        caption: undefined,
      })),
    })),
    sounds: { fa: soundsIn('fa'), ca: soundsIn('ca') },
  }
}

/** The content of a request that has these entries, of whatever kind the posts are. */
function contentOf(entries: ReturnType<typeof manyEntries>, language: Language): Content {
  const read =
    <Value,>(value: Value) =>
    () =>
      Promise.resolve(value)
  const site = emptySite(language)
  const { posts, announcements, videos, albums } = entries
  const byKind: Partial<Record<RecordKind, readonly unknown[]>> = {
    event: posts,
    class: posts,
    lecture: posts,
    announcement: announcements,
    video: videos,
    album: albums,
  }
  const known: Partial<Content> = {
    language,
    now,
    section: read(null),
    about: read(null),
    siteData: read(site),
    place: read(centrePlace({ method: 'jafari', adjustments: {}, hijriOffset: 0, months: [] })),
    timeChanges: read({ settingsAt: undefined, monthsAt: undefined }),
    deathNotices: read({ notices: [], state: undefined }),
    records: (kind) => Promise.resolve(byKind[kind] ?? []) as never,
    sounds: read(entries.sounds),
  }
  return known as Content
}

type RouteModule = {
  loader: (args: never) => unknown
  default?: unknown
}

/** The response of a route to a URL: the page with the data for the browser, or a file. */
export async function responseOf(
  path: string,
  module: RouteModule,
  url: string,
  entries: ReturnType<typeof manyEntries>,
): Promise<string> {
  const language: Language = url.startsWith('/fa') ? 'fa' : 'ca'
  const context = new RouterContextProvider()
  context.set(contentContext, contentOf(entries, language))
  const request = new Request(`https://www.example.org${url}`)
  if (!module.default) {
    const args = { url: new URL(request.url), request, params: { lang: language }, context }
    return ((await module.loader(args as never)) as Response).text()
  }
  const Page = module.default as ComponentType<{ loaderData: unknown }>
  const handler = createStaticHandler([
    {
      id: 'routes/$lang',
      path: '/:lang',
      loader: () => ({ dictionary: dictionaries[language] }),
      Component: () => (
        <I18nProvider>
          <Playback>
            <Outlet />
          </Playback>
        </I18nProvider>
      ),
      children: [
        { path, loader: module.loader as never, Component: () => <Page loaderData={useLoaderData()} /> },
      ],
    },
  ])
  const found = await handler.query(request, { requestContext: context })
  if (found instanceof Response) throw found
  if (found.errors) throw Object.values(found.errors)[0]
  const router = createStaticRouter(handler.dataRoutes, found)
  const html = renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />)
  const { 'routes/$lang': _, ...data } = found.loaderData
  return html + JSON.stringify(data)
}
