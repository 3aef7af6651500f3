import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../platform/when-idle.ts'
import type { Collector } from './collector.server.ts'
import { isRefused } from './is-refused.ts'

const ConsentQuestion = lazy(() =>
  import('./consent-question.tsx').then(
    (it) => ({ default: it.ConsentQuestion }),
    // Without its code nothing is asked, and nothing counted.
    () => ({ default: () => null }),
  ),
)

const maxIdleWaitMs = 2000

/** The path that was reported last, so that a view is reported once even if the effect runs again. */
let reported: string | undefined

/** A URL without its query and fragment, which may contain names and search terms. */
const bare = (address: string) => address.replace(/[?#].*/, '')

/** Reports each page that is opened, once, unless the visitor's browser signals an opt-out; Google only with consent. */
export function PageViews({ collector }: { collector: Collector }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (reported === pathname || isRefused()) return
    const referrer = reported === undefined ? bare(document.referrer) : location.origin + reported
    reported = pathname
    // Reads the title and the canonical URL now; another page may be opened before the report is sent.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    const view = { address: bare(canonical ?? location.href), referrer, title: document.title }
    // A view that cannot be reported is dropped silently.
    const send = () =>
      import('./report.ts').then(({ report }) => report(view, collector)).catch(() => undefined)
    whenIdle(send, maxIdleWaitMs)
  }, [pathname, collector])
  return (
    collector.name === 'ga4' && (
      <Suspense>
        <ConsentQuestion texts={collector.texts} />
      </Suspense>
    )
  )
}
