import type { ReactElement } from 'react'
import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Link, type LinkProps } from './index.ts'

export default { component: Link }

const story = statesOf(Link)

const events = (say: Say): LinkProps => ({
  href: say('/fa/events', '/ca/events'),
  children: say('همه برنامه‌ها', 'All events'),
})

const inText = (link: ReactElement, say: Say) => (
  <p>
    {say('برنامه‌های این ماه را در ', 'This month’s programme is on the page ')}
    {link}
    {say(' ببینید.', '.')}
  </p>
)

export const Inline = story(events, { around: inText })

export const Action = story((say) => ({ ...events(say), variant: 'action' }))

export const ActionElsewhere = story((say) => ({
  href: 'https://example.org',
  variant: 'action',
  children: say('کانال تلگرام', 'Telegram channel'),
}))

export const Quiet = story((say) => ({ ...events(say), variant: 'quiet' }), { around: inText })

export const Bare = story((say) => ({ ...events(say), variant: 'bare' }), { around: inText })

export const Focused = story((say) => ({ ...events(say), variant: 'action' }), { play: focusOn('a') })

export const OnTeal = story((say) => ({ ...events(say), variant: 'action' }), { around: onTeal })
