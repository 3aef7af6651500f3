import { LinkButton } from '@islamic-centre/ui/button'
import { Card } from '@islamic-centre/ui/card'
import { Markdown } from '@islamic-centre/ui/markdown'
import type { ReactNode } from 'react'
import type { Post } from '../../content/posts.server.ts'
import { Disclosure } from '../../disclosure.tsx'
import { inItsLanguage } from '../../in-its-language.ts'
import { useLanguage } from '../../words.tsx'

type PostCardProps = {
  post: Post
  /** The line above the title. */
  meta?: ReactNode
  /** Between the excerpt and the text. */
  facts?: ReactNode
  labels: { details: string; register?: string }
}

/** An event, a class or a lecture: what it is at a glance, the rest behind one word. */
export function PostCard({ post, meta, facts, labels }: PostCardProps) {
  const language = useLanguage()
  const { slug, title, excerpt, html, cover, registrationUrl } = post
  const written = inItsLanguage(post.language, language)
  return (
    <Card
      id={slug}
      className="ui-span-half"
      heading={<span {...written}>{title}</span>}
      meta={meta}
      // The title beside it says what it is about.
      media={cover && <img src={cover.src} width={cover.width} height={cover.height} alt="" loading="lazy" />}
      actions={
        registrationUrl &&
        labels.register && (
          <LinkButton
            variant="secondary"
            href={registrationUrl}
            rel="external noopener noreferrer"
            aria-label={`${labels.register}: ${title}`}
          >
            {labels.register}
          </LinkButton>
        )
      }
    >
      {excerpt && <p {...written}>{excerpt}</p>}
      {facts}
      {html && (
        <Disclosure name={labels.details}>
          <Markdown html={html} {...written} />
        </Disclosure>
      )}
    </Card>
  )
}
