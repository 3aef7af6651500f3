import { daysLater } from '../../dates/civil-day.ts'
import type { DatedOccasion } from './occasions-of-today.server.ts'

export type Present = {
  /** The civil day, `2026-11-21`. */
  day: string
  /** Whether it is after Maghrib of it. */
  isEve: boolean
}

/** The occasions of a moment: from Maghrib on, those of the coming Hijri day in the place of today's. */
export const presentOccasions = (occasions: readonly DatedOccasion[], { day, isEve }: Present) =>
  occasions.flatMap(({ date, fromMaghrib, ...occasion }) => {
    const eve = isEve && fromMaghrib
    return date === (eve ? daysLater(day, 1) : day) ? [{ ...occasion, eve }] : []
  })
