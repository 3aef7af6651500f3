import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import './unknown-address.css'

let hasLeft = false

/** Whether this document was opened by an unknown address: the only ones with two redirects (decision 051). */
function openedByUnknownAddress(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !hasLeft && navigation?.type === 'navigate' && navigation.redirectCount > 1
}

const never = () => () => undefined

/** A notice above the home page that the requested address was not found, until the visitor leaves the page. */
export function UnknownAddress() {
  const { t } = useTranslation()
  const isShown = useSyncExternalStore(never, openedByUnknownAddress, () => false)
  useEffect(
    () => () => {
      hasLeft = true
    },
    [],
  )
  return (
    <p role="status" className="unknown-address">
      {isShown && t('errors.unknownAddress')}
    </p>
  )
}
