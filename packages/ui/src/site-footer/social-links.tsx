import { FacebookIcon, InstagramIcon, MailIcon, TelegramIcon, YoutubeIcon } from '../icon/contact.tsx'
import { Link } from '../link/link.tsx'

const icons = {
  instagram: InstagramIcon,
  telegram: TelegramIcon,
  facebook: FacebookIcon,
  youtube: YoutubeIcon,
  email: MailIcon,
}

export type SocialLink = { kind: keyof typeof icons; label: string; href: string }

export function SocialLinks({ links, label }: { links: SocialLink[]; label: string }) {
  return (
    <ul className="ui-site-footer__social" aria-label={label}>
      {links.map(({ kind, label: name, href }) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <Link variant="bare" href={href} title={name}>
              <Icon label={name} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
