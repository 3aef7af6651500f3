import { type CityId, cities } from '@islamic-centre/prayer-times'
import { useSyncExternalStore } from 'react'

const key = 'city'
const standard: CityId = 'toronto'
const listeners = new Set<() => void>()

const isCity = (text: string | null): text is CityId => text !== null && Object.hasOwn(cities, text)

function kept(): CityId {
  const text = localStorage.getItem(key)
  return isCity(text) ? text : standard
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Keeps the city whose times a visitor wants to see first, on this device. */
export function chooseCity(city: string) {
  if (!isCity(city)) return
  localStorage.setItem(key, city)
  for (const changed of listeners) changed()
}

/** The city whose times a visitor wants to see first; Toronto before any choice and on the server. */
export const useChosenCity = (): CityId => useSyncExternalStore(subscribe, kept, () => standard)
