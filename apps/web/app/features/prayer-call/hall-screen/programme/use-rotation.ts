import type { ProgrammeKind, ProgrammeSeconds } from '@islamic-centre/site-contract/hall-programme'
import { useEffect, useState } from 'react'
import { useNow } from '../../../../dates/use-now.ts'
import type { CallSettings } from '../../call-plan.ts'
import { type ProgrammeItem, presentItems, usualTime } from './programme-item.ts'
import { initialRotation, isQuiet, quietMs, rotate } from './rotation.ts'

type RotationOptions = {
  items: readonly ProgrammeItem[]
  seconds: ProgrammeSeconds
  hasPictures: boolean
  settings: CallSettings
  isSounding: boolean
  /** Milliseconds by which the clock of the device is ahead of the right time. */
  clockAhead: number
}

export type Rotation = {
  /** The pictures, one of the items, or nothing. */
  shown: 'pictures' | ProgrammeItem | undefined
  /** Nothing may move. */
  isStill: boolean
  /** The right time in milliseconds since 1970; undefined before the browser has the page. */
  now: number | undefined
}

const pictures = 'pictures' satisfies ProgrammeKind

/** What the screen shows now, beside the times. */
export function useRotation({
  items,
  seconds,
  hasPictures,
  settings,
  isSounding,
  clockAhead,
}: RotationOptions): Rotation {
  const now = useNow()
  const [state, setState] = useState(initialRotation)
  const [plan, setPlan] = useState<typeof import('../../call-plan.ts')>()
  useEffect(() => {
    // Without the times of the calls nothing moves: a call is never disturbed.
    import('../../call-plan.ts').then(setPlan).catch(() => undefined)
  }, [])
  if (now === undefined) return { shown: hasPictures ? pictures : undefined, isStill: true, now }
  const rightNow = now - clockAhead
  const present = presentItems(items, rightNow, seconds)
  // Also the calls that this screen does not sound.
  const { calls: _, ...place } = settings
  const call = plan?.callAfter(now - quietMs, place)
  const isNearCall = call === undefined || call.at - now <= quietMs
  const near = { now, isNearCall, isSounding }
  // Without an item there are the pictures, which stay where one begins while nothing may move.
  const arePictures =
    seconds.pictures !== undefined || present.length === 0 || (state.id === pictures && isQuiet(state, near))
  const turns: { id: string; kind: ProgrammeKind }[] =
    hasPictures && arePictures ? [{ id: pictures, kind: pictures }, ...present] : present
  const moment = {
    ...near,
    items: turns.map(({ id, kind }) => ({ id, seconds: seconds[kind] ?? usualTime })),
  }
  const next = rotate(state, moment)
  if (next !== state) setState(next)
  return {
    shown: next.id === pictures ? pictures : present.find(({ id }) => id === next.id),
    isStill: isQuiet(next, moment),
    now: rightNow,
  }
}
