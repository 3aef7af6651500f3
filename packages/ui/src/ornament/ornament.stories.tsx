import type { ReactElement } from 'react'
import { statesOf } from '../catalogue/story.ts'
import { Ornament } from './index.ts'

export default { component: Ornament }

const story = statesOf(Ornament)

const onGround = (ornament: ReactElement) => (
  <div className="ui-ground catalogue-ground catalogue-frame">{ornament}</div>
)
const onPaper = (ornament: ReactElement) => <div className="catalogue-frame">{ornament}</div>

export const Corner = story(() => ({ place: 'corner' }), { around: onGround })

export const CornerOnPaper = story(() => ({ place: 'corner' }), { around: onPaper })

export const Frieze = story(() => ({ place: 'frieze' }), { around: onGround })

export const FriezeTop = story(() => ({ place: 'frieze-top' }), { around: onGround })
