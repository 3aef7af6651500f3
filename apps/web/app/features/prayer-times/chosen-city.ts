import { type CityId, cities } from '@islamic-centre/prayer-times'
import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '../../platform/browser-storage.ts'

const key = 'city'
const standard: CityId = 'toronto'
const listeners = new Set<() => void>()

let chosen: CityId | undefined

const isCity = (text: string | undefined): text is CityId => text !== undefined && Object.hasOwn(cities, text)

function current(): CityId {
  const text = readItem(key)
  return isCity(text) ? text : (chosen ?? standard)
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Stores the city whose times a visitor wants to see first on this device. */
export function chooseCity(city: string) {
  if (!isCity(city)) return
  chosen = city
  writeItem(key, city)
  for (const changed of listeners) changed()
}

/** The city whose times a visitor wants to see first; Toronto before any choice and on the server. */
export const useChosenCity = (): CityId => useSyncExternalStore(subscribe, current, () => standard)
