import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../words.tsx'
import { useNewVersion } from './new-version.ts'

const KeptMark = lazy(() => import('./kept-mark.tsx'))
const never = () => () => undefined
/** When the document that is shown was kept, as the worker wrote it there; undefined for one from the network. */
const keptAt = () => document.documentElement.dataset.kept

/** Has the service worker keep what is visited, and marks a page that comes from what was kept. */
export function Offline() {
  const { pathname, key } = useLocation()
  const language = useLanguage()
  const [first] = useState(key)
  const kept = useSyncExternalStore(never, keptAt, () => undefined)
  useNewVersion()
  useEffect(() => {
    // In development there is none; a browser may have none, or not here.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    import('./registration.ts').then((it) => it.keepForLater(language, pathname)).catch(() => undefined)
  }, [language, pathname])
  // Only documents are kept: what the router brought later is of now.
  if (!kept || key !== first) return null
  return (
    <Suspense>
      <KeptMark at={new Date(kept)} />
    </Suspense>
  )
}
