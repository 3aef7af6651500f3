import { Link } from '../link/link.tsx'

export type HeaderLink = { label: string; href: string; current?: boolean; lang?: string }
export type HeaderGroup = { label: string; links: HeaderLink[] }

export function HeaderItem({ label, href, current, lang }: HeaderLink) {
  return (
    <li>
      <Link
        variant="bare"
        href={href}
        lang={lang}
        className="ui-site-header__link"
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  )
}
