import type { ReactNode } from 'react'
import { Programme } from './programme.tsx'
import type { Rotation } from './use-rotation.ts'

type TurnsProps = Rotation & {
  /** Whether there may be an item to show, so that its place is kept before the browser has the page. */
  hasItems: boolean
  pictures: ((isHeld: boolean) => ReactNode) | undefined
}

/** The pictures and the items of the programme, one at a time in the same place. */
export function Turns({ shown, isStill, now, hasItems, pictures }: TurnsProps) {
  if (!hasItems && !pictures) return null
  const item = typeof shown === 'object' && now !== undefined ? shown : undefined
  return (
    <div className="call-screen__turns" data-turn={item && 'programme'}>
      {pictures && <div className="call-screen__pictures">{pictures(isStill)}</div>}
      {item && <Programme key={item.id} item={item} now={now ?? 0} />}
    </div>
  )
}
