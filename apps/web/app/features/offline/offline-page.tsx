import { LinkButton } from '@islamic-centre/ui/button'
import { Link } from '@islamic-centre/ui/link'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { safeRedirectPath } from '../../paths/safe-redirect-path.ts'
import { pagePath } from '../../paths/site-pages.ts'
import { requestedPathParam } from './offline-pages.ts'
import './offline.css'

const never = () => () => undefined
const wantedTarget = () => new URLSearchParams(window.location.search).get(requestedPathParam)

/** Shown in place of a page that is not cached: the visitor is informed of it, finds links to the cached pages, and retries. */
export function OfflinePage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const target = useSyncExternalStore(never, wantedTarget, () => null)
  const from = target ? safeRedirectPath(target, { origin: window.location.origin, language }) : ''
  const timetables = `/${language}/prayer-times`
  const computed = from.startsWith(timetables)
  useEffect(() => {
    // Timetables work without a network.
    if (computed) navigate(from, { replace: true })
  }, [from, computed, navigate])
  return (
    <section className="offline" hidden={computed}>
      <h1>{t('offline.heading')}</h1>
      <p>{t('offline.text')}</p>
      <p>
        <LinkButton href={from || pagePath(language, 'home')} native>
          {t('offline.again')}
        </LinkButton>
      </p>
      <nav aria-labelledby="offline-cached">
        <h2 id="offline-cached">{t('offline.cached')}</h2>
        <ul>
          {[
            [pagePath(language, 'home'), t('nav.home')],
            [timetables, t('timetable.title')],
            [pagePath(language, 'contact'), t('nav.contact')],
          ].map(([href = '', label]) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
