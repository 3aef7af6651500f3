import { Card } from '@islamic-centre/ui/card'
import type { ReactNode } from 'react'
import type { Post } from '../content/types/posts.server.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { recordPath } from '../paths/site-pages.ts'
import { Image } from './image.tsx'
import { RegistrationLink } from './registration-link.tsx'

type PostCardProps = {
  post: Post
  kind: 'event' | 'class' | 'lecture'
  /** Its picture is the first of the page. */
  first?: boolean
  /** The line above the title. */
  meta?: ReactNode
  /** Between the excerpt and the text. */
  facts?: ReactNode
  /** The word for signing up, where one can. */
  register?: string
}

/** An event, a class or a lecture: what it is at a glance; the rest is on its own page. */
export function PostCard({ post, kind, first = false, meta, facts, register }: PostCardProps) {
  const language = useLanguage()
  const { slug, title, excerpt, cover, registrationUrl } = post
  const written = langAttributes(post.language, language)
  return (
    <Card
      id={slug}
      className="ui-span-half"
      href={recordPath(language, kind, slug)}
      heading={<span {...written}>{title}</span>}
      meta={meta}
      // The title beside it says what it is about.
      media={cover && <Image first={first} picture={cover} layout="half" alt="" />}
      actions={
        register && registrationUrl && <RegistrationLink post={post} label={register} variant="secondary" />
      }
    >
      {excerpt && <p {...written}>{excerpt}</p>}
      {facts}
    </Card>
  )
}
