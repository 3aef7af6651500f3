import { useNow } from '../../dates/use-now.ts'
import type { DayAccent as Accent } from './day-accents.server.ts'
import './day-accent.css'

/**
 * Marks the header on days of mourning and feasts; what day it is the card of the day says in words.
 *
 * @param at when the server made the page, in milliseconds since 1970
 */
export function DayAccent({ accents, at }: { accents: readonly Accent[]; at: number }) {
  const now = useNow() ?? at
  const kind = accents.find(({ from, to }) => from <= now && now < to)?.kind
  return kind && <div className={`day-accent day-accent--${kind}`} />
}
