import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Collector } from './collector.server.ts'

/** The path that was reported last: whatever makes React come here again, a view is one view. */
let reported: string | undefined

/** By Do Not Track or Global Privacy Control. */
const refused = () => navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true

/** An address without its query and fragment: people's names and what they searched for are in these. */
const bare = (address: string) => address.replace(/[?#].*/, '')

/** Reports each page that is opened, once, unless the visitor's browser says that they do not want it. */
export function PageViews({ collector }: { collector: Collector }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (reported === pathname || refused()) return
    const referrer = reported === undefined ? bare(document.referrer) : location.origin + reported
    reported = pathname
    // The title and the canonical address are those of this page now; another may follow before the report is sent.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    const view = { address: bare(canonical ?? location.href), referrer, title: document.title }
    // A view that cannot be reported is lost, and nobody is told.
    import('./report.ts').then(({ report }) => report(view, collector)).catch(() => undefined)
  }, [pathname, collector])
  return null
}
