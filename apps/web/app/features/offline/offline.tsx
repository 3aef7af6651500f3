import { type Language, languages } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { formatMonthParam } from '../../dates/months.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath, timetablePath } from '../../paths/site-pages.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { useNewVersion, watch } from './new-version.ts'
import { OfflineCopyMark } from './offline-copy-mark.tsx'
import { offlinePath } from './offline-pages.ts'

const never = () => () => undefined
/** When the current document was cached, as written by the worker; undefined for one from the network. */
const cachedAt = () => document.documentElement.dataset.cachedAt

/** The pages that open without a network after one visit of any page. */
const always = (language: Language) => [
  ...languages.map(offlinePath),
  pagePath(language, 'home'),
  pagePath(language, 'contact'),
  timetablePath(language, 'toronto', formatMonthParam(civilDateIn(cities.toronto.timeZone, Date.now()))),
]

/** A page that stays open for days has its copy renewed: the worker leaves out what it has cached in the last six hours. */
const renewalIntervalMs = 6.5 * 60 * 60 * 1000

/**
 * Makes the service worker cache visited pages, and marks a page that comes from its cache.
 * @param data what the layout shows
 */
export function Offline({ data }: { data: unknown }) {
  const { pathname, key } = useLocation()
  const [first] = useState({ key, data })
  const language = useLanguage()
  const cached = useSyncExternalStore(never, cachedAt, () => undefined)
  useNewVersion()
  useEffect(() => {
    // There is no service worker in development, in some browsers, or in insecure contexts.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const cache = () =>
      import('./registration.ts')
        .then(({ cacheForOffline }) =>
          cacheForOffline(() => [...always(language), pathname], watch, whenIdle),
        )
        .catch(() => undefined)
    void cache()
    const timer = setInterval(() => void cache(), renewalIntervalMs)
    return () => clearInterval(timer)
  }, [language, pathname])
  // Only documents are cached: data that the router fetched later is current. Where it could not, the data stay the same.
  if (!cached || key !== first.key || data !== first.data || pathname === offlinePath(language)) return null
  return <OfflineCopyMark at={new Date(cached)} />
}
