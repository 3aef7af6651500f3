import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Breadcrumbs, type BreadcrumbsProps } from './index.ts'

export default { component: Breadcrumbs }

const story = statesOf(Breadcrumbs)

function standard(text: StoryText): BreadcrumbsProps {
  const page = (name: string) => `/${text('fa', 'ca')}/${name}`
  return {
    trail: [
      { label: text('خانه', 'Home'), href: page('home') },
      { label: text('آموزش', 'Education'), href: page('education') },
      { label: text('کلاس‌ها', 'Classes'), href: page('classes') },
    ],
    current: text('فارسی برای کودکان', 'Persian for children'),
    label: text('جای این صفحه', 'Where this page stands'),
  }
}

export const Standard = story(standard)

export const Focused = story(standard, { play: focusOn('li:nth-child(2) a') })

export const OnTeal = story(standard, { around: onTeal })

export const LongNames = story((text) => ({
  ...standard(text),
  current: text(
    'برنامه کامل مراسم ماه محرم و سوگواری سالار شهیدان، همراه با نشانی و ساعت‌ها',
    'The full programme of the mourning ceremonies of Muharram, with addresses and hours',
  ),
}))

/** Only the link to the parent page. */
export const Phone = story(standard, { parameters: { sheet: { width: 360 } } })

export const OneStep = story((text) => ({ ...standard(text), trail: standard(text).trail.slice(0, 1) }))
