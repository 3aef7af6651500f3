import { LinkButton } from '@islamic-centre/ui/button'
import type { Post } from '../../content/posts.server.ts'

/** Where to sign up, on a site of another; it learns nothing of this page. */
export function Register({ post, label }: { post: Pick<Post, 'registrationUrl' | 'title'>; label: string }) {
  const { registrationUrl, title } = post
  if (!registrationUrl) return null
  return (
    <LinkButton href={registrationUrl} rel="external noopener noreferrer" aria-label={`${label}: ${title}`}>
      {label}
    </LinkButton>
  )
}
