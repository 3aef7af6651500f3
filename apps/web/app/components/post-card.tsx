import type { ReactNode } from 'react'
import type { Post } from '../content/types/posts.server.ts'
import { Image } from './image.tsx'
import { RecordCard } from './record-card.tsx'
import { RegistrationLink } from './registration-link.tsx'

type PostCardProps = {
  post: Post
  kind: 'event' | 'class' | 'lecture'
  /** Whether its picture is the first of the page. */
  first?: boolean
  /** Whether it is larger than the others of its list. */
  lead?: boolean
  /** The line above the title. */
  meta?: ReactNode
  /** Below the excerpt. */
  facts?: ReactNode
  /** The label of the registration link, if registration is possible. */
  register?: string
  /** In place of the registration link. */
  action?: ReactNode
}

/** An event, a class or a lecture as a summary; the details are on its own page. */
export function PostCard({
  post,
  kind,
  first = false,
  lead = false,
  meta,
  facts,
  register,
  action,
}: PostCardProps) {
  const { slug, excerpt, cover, registrationUrl, occurrence } = post
  return (
    <RecordCard
      id={occurrence?.change === 'cancelled' ? `${slug}-${occurrence.day}` : slug}
      kind={kind}
      record={post}
      summary={excerpt}
      meta={meta}
      // Decorative: the title is beside it.
      media={cover && <Image first={first} picture={cover} layout={lead ? 'lead' : 'half'} alt="" />}
      layout={lead ? 'lead' : 'column'}
      actions={
        action ??
        (register && registrationUrl && <RegistrationLink post={post} label={register} variant="secondary" />)
      }
      details={facts}
    />
  )
}
