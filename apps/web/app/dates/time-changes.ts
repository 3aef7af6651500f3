import { latestOf } from './latest-of.ts'

/** Instants, `2026-11-26T08:00:00.000Z`, at which what computed times follow was changed last. */
export type TimeChanges = {
  /** The home page, which has the method and minutes of the prayers and the offset of the Hijri calendar. */
  settingsAt: string | undefined
  /** The declared Hijri months. */
  monthsAt: string | undefined
}

/** What an entry of a calendar takes its time from, besides itself. */
export type TimeSources = { prayers?: boolean; hijri?: boolean }

/** When an entry or what its time follows was changed last; undefined where the entry does not say it. */
export const changedAt = (
  updatedAt: string | null | undefined,
  { prayers = false, hijri = false }: TimeSources,
  { settingsAt, monthsAt }: TimeChanges,
): string | undefined =>
  updatedAt
    ? latestOf([updatedAt, (prayers || hijri) && settingsAt, hijri && monthsAt].map((it) => it || undefined))
    : undefined

const minuteMs = 60_000

/** A revision (RFC 5545, 3.8.7.4) that grows with each change: the minutes since 2020 at which the last one was. */
export const revisionOf = (at: string | undefined): number =>
  at ? Math.floor((Date.parse(at) - Date.UTC(2020, 0)) / minuteMs) : 0
