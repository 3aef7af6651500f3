import type { Place } from './hours.ts'

const minute = 60_000

/**
 * When each place that has hours opens and closes by turns, the first of them an opening, in minutes after `since`, which
 * makes the data of a page small. Of an odd number the last is an opening without a known end. `since` is the latest change
 * before, or the beginning of the day, in milliseconds since 1970.
 */
export type OpenNow = { since: number } & { [place in Place]?: readonly number[] }

/** The openings and closings of a place, in milliseconds since 1970; undefined for one without hours. */
export const changesOf = ({ since, ...changes }: OpenNow, place: Place): number[] | undefined =>
  changes[place]?.map((it) => since + it * minute)

export const minutesAfter = (since: number, moment: number): number => (moment - since) / minute

export type OpenState = {
  isOpen: boolean
  /** When it closes or opens next; undefined where that is further ahead than anybody plans. */
  changesAt: number | undefined
}

/** Whether a place is open at a moment. Undefined without hours, and after the last known change, when nothing is known. */
export function openState(openNow: OpenNow, place: Place, now: number): OpenState | undefined {
  const changes = changesOf(openNow, place)
  if (!changes) return undefined
  const passed = changes.filter((it) => it <= now).length
  const isOpen = passed % 2 === 1
  if (passed === changes.length && passed > 0 && !isOpen) return undefined
  return { isOpen, changesAt: changes[passed] }
}
