import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readScreenSettings } from './screen-settings.ts'

const never = () => () => undefined

/** The settings in the URL, read only in the browser: the page's HTML is the same for everybody. */
export function useScreenSettings() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return {
    ...readScreenSettings(inBrowser ? search : ''),
    /** Writes the city into the URL, which sets table, clock and calls. */
    chooseCity(city: string) {
      const params = new URLSearchParams(search)
      params.set('city', city)
      navigate({ pathname, search: `?${params}` }, { replace: true, preventScrollReset: true })
    },
  }
}
