'use client'

// Components of the kit that read a React context, for the element of a link, or run in the browser: to React's server
// components they are client components. In Astro the directive means nothing.
export { LinkButton } from '@islamic-centre/ui/button'
export { Card } from '@islamic-centre/ui/card'
export { EventList } from '@islamic-centre/ui/event-list'
export { Link } from '@islamic-centre/ui/link'
export { LinkList } from '@islamic-centre/ui/link-list'
export { Markdown } from '@islamic-centre/ui/markdown'
export { Section, SectionHeader } from '@islamic-centre/ui/section'
