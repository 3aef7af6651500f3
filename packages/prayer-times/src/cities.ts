import type { Place } from './place.ts'

const timeZone = 'America/Toronto'

/** The five cities of the centre's timetable, by id. Montreal's clocks are Toronto's. */
export const cities = {
  toronto: { id: 'toronto', latitude: 43.7061, longitude: -79.5152, timeZone },
  hamilton: { id: 'hamilton', latitude: 43.2414, longitude: -79.836, timeZone },
  london: { id: 'london', latitude: 43, longitude: -81, timeZone },
  kitchener: { id: 'kitchener', latitude: 43.5, longitude: -80.5, timeZone },
  montreal: { id: 'montreal', latitude: 45.5115, longitude: -73.7321, timeZone },
} as const satisfies Record<string, Place & { id: string }>

export type CityId = keyof typeof cities
export type City = (typeof cities)[CityId]
