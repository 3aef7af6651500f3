import { statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { Skeleton } from './index.ts'

export default { component: Skeleton, parameters: { sheet: { width: 360 } } }

const story = statesOf(Skeleton)

export const Text = story(() => ({}))

export const OneLine = story(() => ({ lines: 1 }))

export const Picture = story(() => ({ shape: 'picture' }))

export const Card = story(() => ({ shape: 'card', lines: 2 }))

export const OnTeal = story(() => ({}), { around: onTeal })
