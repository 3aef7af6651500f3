import type { CivilDate } from '@islamic-centre/prayer-times'

/** `2026-11-21`. */
export const isoDate = (date: CivilDate): string => noonOf(date).toISOString().slice(0, 10)

/** Noon in UTC of a civil date: an instant that is formatted in UTC, and never falls on another day. */
export const noonOf = ({ year, month, day }: CivilDate): Date => new Date(Date.UTC(year, month - 1, day, 12))
