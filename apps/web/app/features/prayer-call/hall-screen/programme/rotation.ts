/** Nothing moves in the minutes before a call, and after it and its sound. */
export const quietMs = 5 * 60_000

export type RotationState = {
  /** What is shown; undefined where there is nothing. */
  id: string | undefined
  /** Its place among the items. */
  place: number
  /** Since when it is shown, in milliseconds since 1970. */
  since: number
  /** When a call was last heard. */
  soundedAt: number
}

export type RotationMoment = {
  /** By the clock of the device, which the calls follow; milliseconds since 1970. */
  now: number
  /** The items that may be shown now, in their order, each with its seconds. */
  items: readonly { id: string; seconds: number }[]
  /** Whether the moment of a call is less than `quietMs` ahead, or as long ago. */
  isNearCall: boolean
  isSounding: boolean
}

export const initialRotation: RotationState = {
  id: undefined,
  place: 0,
  since: 0,
  soundedAt: Number.NEGATIVE_INFINITY,
}

/** Whether nothing may move. */
export const isQuiet = (
  { soundedAt }: RotationState,
  { now, isNearCall, isSounding }: Pick<RotationMoment, 'now' | 'isNearCall' | 'isSounding'>,
): boolean => isNearCall || isSounding || (now >= soundedAt && now - soundedAt < quietMs)

/**
 * What is shown at a moment. An item that is there no more, because it was withdrawn or is over, is replaced at once; any
 * other keeps its turn, and beyond it while the screen is quiet. The same state where nothing changes.
 */
export function rotate(before: RotationState, moment: RotationMoment): RotationState {
  const { now, items, isSounding } = moment
  const state = isSounding && before.soundedAt !== now ? { ...before, soundedAt: now } : before
  const show = (place: number): RotationState => {
    const id = items[place]?.id
    return id === undefined && state.id === undefined ? state : { ...state, id, place, since: now }
  }
  const place = items.findIndex(({ id }) => id === state.id)
  const shown = items[place]
  if (!shown) return show(items.length > 0 ? Math.min(state.place, items.length - 1) : 0)
  // After the clock was set back, the turn begins again.
  if (now < state.since) return { ...state, place, since: now }
  if (!isQuiet(state, moment) && now - state.since >= shown.seconds * 1000)
    return show((place + 1) % items.length)
  return place === state.place ? state : { ...state, place }
}
