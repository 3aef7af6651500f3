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
  /** The line above the title. */
  meta?: ReactNode
  /** Below the excerpt. */
  facts?: ReactNode
  /** The label of the registration link, if registration is possible. */
  register?: string
}

/** An event, a class or a lecture as a summary; the details are on its own page. */
export function PostCard({ post, kind, first = false, meta, facts, register }: PostCardProps) {
  const { slug, excerpt, cover, registrationUrl } = post
  return (
    <RecordCard
      id={slug}
      kind={kind}
      record={post}
      summary={excerpt}
      meta={meta}
      // Decorative: the title is beside it.
      media={cover && <Image first={first} picture={cover} layout="half" alt="" />}
      actions={
        register && registrationUrl && <RegistrationLink post={post} label={register} variant="secondary" />
      }
      details={facts}
    />
  )
}
