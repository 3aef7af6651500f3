import type { ReactElement } from 'react'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Link, type LinkProps } from './index.ts'

export default { component: Link }

const story = statesOf(Link)

const events = (text: StoryText): LinkProps => ({
  href: text('/fa/events', '/ca/events'),
  children: text('همه برنامه‌ها', 'All events'),
})

const inText = (link: ReactElement, text: StoryText) => (
  <p>
    {text('برنامه‌های این ماه را در ', 'This month’s programme is on the page ')}
    {link}
    {text(' ببینید.', '.')}
  </p>
)

export const Inline = story(events, { around: inText })

export const Action = story((text) => ({ ...events(text), variant: 'action' }))

export const ActionElsewhere = story((text) => ({
  href: 'https://example.org',
  variant: 'action',
  children: text('کانال تلگرام', 'Telegram channel'),
}))

export const Quiet = story((text) => ({ ...events(text), variant: 'quiet' }), { around: inText })

export const Bare = story((text) => ({ ...events(text), variant: 'bare' }), { around: inText })

export const Focused = story((text) => ({ ...events(text), variant: 'action' }), { play: focusOn('a') })

export const OnTeal = story((text) => ({ ...events(text), variant: 'action' }), { around: onTeal })
