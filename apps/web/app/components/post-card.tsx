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
  /** Whether its picture is the first of the page. */
  first?: boolean
  /** The line above the title. */
  meta?: ReactNode
  /** Between the excerpt and the text. */
  facts?: ReactNode
  /** The label of the registration link, if registration is possible. */
  register?: string
}

/** An event, a class or a lecture as a summary; the details are on its own page. */
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
      // Decorative: the title is beside it.
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
