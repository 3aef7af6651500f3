import { keep, kept } from '../../kept.ts'
import type { Call } from './call-plan.ts'

const key = 'calls-sounded'
const lock = 'prayer-call'
const day = 86_400_000
/** A tab that was frozen while it held the lock must not silence the others. */
const patience = 1500

type Entries = { [id: string]: number }

/**
 * Which calls have sounded on this device: each sounds once, whatever tab it is open in and however often the page is
 * loaded. Where nothing is kept it holds for the page.
 */
export function createCallLedger(now: () => number) {
  let own: Entries = {}
  const entries = (): Entries => ({ ...parsed(kept(key)), ...own })
  // A call from a day ahead was sounded by a clock that was wrong: its day is still to come.
  const holds = (at: number | undefined) => at !== undefined && at < now() + day / 2

  function add({ id, at }: Call) {
    const near = Object.entries({ ...entries(), [id]: at }).filter(([, it]) => Math.abs(it - now()) < 2 * day)
    keep(key, JSON.stringify(Object.fromEntries(near)))
    own = Object.fromEntries(near.filter((it) => it[0] === id || own[it[0]] !== undefined))
  }

  return {
    has: ({ id }: Call) => holds(entries()[id]),
    /** Whether this page has sounded it. */
    hasHere: ({ id }: Call) => holds(own[id]),
    add,
  }
}

function parsed(text: string | undefined): Entries {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    // Not ours.
    return {}
  }
}

/** One tab after another: what is awaited here, no other tab does meanwhile. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  let begun = false
  const once = () => {
    begun = true
    return act()
  }
  try {
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(patience) }, once)
  } catch (error) {
    if (begun) throw error
    // No locks here, or one that is not given back: a call twice is better than none.
    return act()
  }
}
