import { LinkButton, type LinkButtonProps } from '@islamic-centre/ui/button'
import type { Post } from '../content/types/posts.server.ts'

type RegisterProps = {
  post: Pick<Post, 'registrationUrl' | 'title'>
  label: string
  variant?: LinkButtonProps['variant']
}

/** A registration link to another site, without a referrer. */
export function RegistrationLink({ post, label, variant = 'primary' }: RegisterProps) {
  const { registrationUrl, title } = post
  if (!registrationUrl) return null
  return (
    <LinkButton
      variant={variant}
      href={registrationUrl}
      rel="external noopener noreferrer"
      aria-label={`${label}: ${title}`}
    >
      {label}
    </LinkButton>
  )
}
