import { statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { BrandMark } from './index.ts'

export default { component: BrandMark }

const story = statesOf(BrandMark)

export const OnPaper = story(() => ({}))

export const OnTeal = story(() => ({}), { around: onTeal })
