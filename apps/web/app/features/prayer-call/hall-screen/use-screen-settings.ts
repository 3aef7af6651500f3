import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readScreenSettings } from './screen-settings.ts'

const never = () => () => undefined

/** The settings in the address, read in the browser alone: the page's HTML is the same for everybody. */
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
    /** Writes the city into the address, where it stands for table, clock and calls. */
    chooseCity(city: string) {
      const asked = new URLSearchParams(search)
      asked.set('city', city)
      navigate({ pathname, search: `?${asked}` }, { replace: true, preventScrollReset: true })
    },
  }
}
