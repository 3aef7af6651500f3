import { statesOf } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { LanguageSwitch, type LanguageSwitchProps } from './index.ts'

export default { component: LanguageSwitch }

const story = statesOf(LanguageSwitch)

const toEnglish: LanguageSwitchProps = { label: 'English', lang: 'en', href: '/ca/home' }
const toPersian: LanguageSwitchProps = { label: 'فارسی', lang: 'fa', href: '/fa/home' }

export const Standard = story((text) => text(toEnglish, toPersian))

export const OnTeal = story((text) => text(toEnglish, toPersian), { around: onTeal })
