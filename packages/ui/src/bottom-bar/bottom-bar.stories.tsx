import { type StoryText, statesOf } from '../catalogue/story.ts'
import { BottomBar, type BottomBarProps } from './index.ts'

export default { component: BottomBar }

const story = statesOf(BottomBar)

const bar = (text: StoryText): BottomBarProps => ({
  links: [
    { label: text('خانه', 'Home'), href: text('/fa/home', '/ca/home'), sign: 'home', current: true },
    {
      label: text('اوقات شرعی', 'Prayer times'),
      href: text('/fa/prayer-times', '/ca/prayer-times'),
      sign: 'times',
    },
    { label: text('رویدادها', 'Events'), href: text('/fa/events', '/ca/events'), sign: 'events' },
    {
      label: text('تماس تلفنی', 'Call us'),
      href: text('/fa/contact-us#phones', '/ca/contact-us#phones'),
      sign: 'call',
    },
  ],
  labels: { region: text('پیوندهای پرکاربرد', 'Quick links') },
})

export const OnAPhone = story(bar, { parameters: { layout: 'fullscreen', sheet: { width: 360 } } })

export const OnTheNarrowestPhone = story(
  (text) => ({ ...bar(text), links: bar(text).links.map((it, at) => ({ ...it, current: at === 1 })) }),
  { parameters: { layout: 'fullscreen', sheet: { width: 320 } } },
)
