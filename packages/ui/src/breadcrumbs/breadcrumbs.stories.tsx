import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Breadcrumbs, type BreadcrumbsProps } from './index.ts'

export default { component: Breadcrumbs }

const story = statesOf(Breadcrumbs)

function standard(say: Say): BreadcrumbsProps {
  const page = (name: string) => `/${say('fa', 'ca')}/${name}`
  return {
    trail: [
      { label: say('خانه', 'Home'), href: page('home') },
      { label: say('آموزش', 'Education'), href: page('education') },
      { label: say('کلاس‌ها', 'Classes'), href: page('classes') },
    ],
    current: say('فارسی برای کودکان', 'Persian for children'),
    label: say('جای این صفحه', 'Where this page stands'),
  }
}

export const Standard = story(standard)

export const Focused = story(standard, { play: focusOn('li:nth-child(2) a') })

export const OnTeal = story(standard, { around: onTeal })

export const LongNames = story((say) => ({
  ...standard(say),
  current: say(
    'برنامه کامل مراسم ماه محرم و سوگواری سالار شهیدان، همراه با نشانی و ساعت‌ها',
    'The full programme of the mourning ceremonies of Muharram, with addresses and hours',
  ),
}))

/** The way up alone. */
export const Phone = story(standard, { parameters: { sheet: { width: 360 } } })

export const OneStep = story((say) => ({ ...standard(say), trail: standard(say).trail.slice(0, 1) }))
