import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { isLanguage, locales } from '@islamic-centre/i18n/locales'
import { useEffect } from 'react'
import { Outlet, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { content, contentContext, createContent } from '../content/content.server.ts'
import { draftsUntil, published } from '../content/sources.server.ts'
import { withUnsaved } from '../content/unsaved-source.server.ts'
import { env } from '../env.server.ts'
import { DayAccent } from '../features/calendar/day-accent.tsx'
import { dayAccents } from '../features/calendar/day-accents.server.ts'
import { Offline } from '../features/offline/offline.tsx'
import { collectorIn } from '../features/page-views/collector.server.ts'
import { LoadedPlayer } from '../features/player/loaded-player.tsx'
import { useChosenCity } from '../features/prayer-times/chosen-city.ts'
import { storeSettings } from '../features/prayer-times/timetable/stored-settings.ts'
import { noStoreNoIndex, preview, previewContext } from '../features/preview/preview.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { SiteLayout } from '../features/site-layout/site-layout.tsx'
import {
  hasPreviousData,
  keepPreviousDataOnError,
  usePreviousDataOnError,
} from '../freshness/keep-previous-data-on-error.ts'
import { lazyHydrated } from '../hydration/lazy-hydrated.tsx'
import { directionStylesheets, preloadStylesheet } from '../i18n/direction-stylesheets.ts'
import { fetchDictionary } from '../i18n/fetch-dictionary.ts'
import { pageDictionary } from '../i18n/page-dictionary.server.ts'
import type { PageDictionary } from '../i18n/page-dictionary.ts'
import { timetablePath } from '../paths/site-pages.ts'
import { unknownPath } from '../paths/unknown-path.server.ts'
import { pageOfDataPath } from '../platform/react-router-internals.ts'
import { requestScope } from '../platform/request-scope.server.ts'
import type { Route } from './+types/$lang'

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, url, context }, next) => {
    if (!isLanguage(params.lang)) throw unknownPath(url)
    const scope = requestScope()
    if (scope) scope.isDocument = isDocument(request)
    const panel = new URL(env.CMS_PUBLIC_URL).origin
    if (scope?.unsaved) {
      context.set(contentContext, createContent(withUnsaved(published, scope.unsaved), params.lang))
      context.set(previewContext, { panel })
      return noStoreNoIndex(await next())
    }
    const previewedUntil = await preview?.until(request)
    const source = previewedUntil ? draftsUntil(request.signal) : published
    context.set(contentContext, createContent(source, params.lang))
    if (!previewedUntil) return
    context.set(previewContext, {
      panel,
      bar: { until: previewedUntil, texts: dictionaries[params.lang].preview },
    })
    // A page that was opened before the preview would show drafts without its bar.
    if (!isDocument(request)) throw noStoreNoIndex(redirectDocument(url.pathname + url.search))
    return noStoreNoIndex(await next())
  },
]

const PageViews = lazyHydrated(() =>
  import('../features/page-views/page-views.tsx').then((it) => it.PageViews),
)
const PreviewBar = lazyHydrated(() =>
  import('../features/preview/preview-bar.tsx').then((it) => it.PreviewBar),
)

const isDocument = (request: Request) => pageOfDataPath(new URL(request.url).pathname) === undefined

/** The dictionary of a document has the texts of its page; the first navigation fetches all of them. */
export async function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const dictionary =
    isDocument(request) && isLanguage(params.lang) ? pageDictionary(params.lang, pattern) : undefined
  const previewed = context.get(previewContext) ?? undefined
  const { language, mainPage, now, prayerSettingsOrUsual, records, siteData } = content(context)
  const [site, main, settings] = await Promise.all([siteData(), mainPage(), prayerSettingsOrUsual()])
  const occasions = main?.dayAccent ? await records('occasion') : undefined
  // A preview is not counted as a page view.
  return {
    dictionary,
    site,
    days: { at: now.getTime(), accents: dayAccents(occasions, { settings, now }) },
    previewed,
    collector: previewed ? undefined : collectorIn(language),
  }
}

type ServerData = Awaited<ReturnType<typeof loader>>
type LanguageData = Omit<ServerData, 'dictionary'> & { dictionary: PageDictionary | undefined }

export const clientLoader = ({ request, params, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError<LanguageData>(
    request,
    async (before) => {
      // A page that revalidates has its texts.
      if (before) return { ...(await serverLoader()), dictionary: before.dictionary }
      const language = isLanguage(params.lang) ? params.lang : 'fa'
      const [known, dictionary] = await Promise.all([
        serverLoader(),
        fetchDictionary(language),
        preloadStylesheet(directionStylesheets[locales[language].dir]),
      ])
      if (!dictionary) throw redirectToDocument(request)
      return { ...known, dictionary: { all: dictionary } }
    },
    { part: 'layout', isWhole: ({ site }) => site.prayerSettings !== undefined },
  )

/** A document has the texts of its own page only; a form or fresh data of that page needs no others. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, params }) => {
    const dictionary = isLanguage(params.lang) && (await fetchDictionary(params.lang))
    if (!dictionary && new URL(request.url).pathname !== location.pathname) throw redirectToDocument(request)
  },
]

/** A page cannot be rendered without its texts: the browser loads the document instead. */
function redirectToDocument(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(pathname + search)
}

/**
 * The data depends on the language and on the content, so a navigation within a language does not load it again. A page that
 * revalidates does: its header follows the days and what editors publish, too.
 */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang ||
  (currentUrl.href === nextUrl.href && formMethod === undefined && hasPreviousData(nextUrl.pathname))

export default function LanguageRoute({ loaderData }: Route.ComponentProps) {
  const { site, days, previewed, collector } = loaderData
  usePreviousDataOnError(loaderData, 'layout')
  const { prayerSettings } = site
  const city = useChosenCity()
  useEffect(() => {
    if (prayerSettings && !previewed) storeSettings(prayerSettings)
  }, [prayerSettings, previewed])
  return (
    <>
      {!previewed && <Offline data={loaderData} />}
      {days.accents.length > 0 && <DayAccent {...days} />}
      <SiteLayout
        site={site}
        timetable={timetablePath(site.language, city, site.month)}
        bottom={
          <>
            {previewed?.bar && <PreviewBar panel={previewed.panel} {...previewed.bar} />}
            {previewed && !previewed.bar && <meta name="robots" content="noindex, nofollow" />}
            {collector && <PageViews collector={collector} />}
            <LoadedPlayer />
          </>
        }
      >
        <Outlet />
      </SiteLayout>
    </>
  )
}

export { PageError as ErrorBoundary }
