import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import './link-list.css'

export type ListedLink = {
  label: string
  href: string
  /** A short description of the target. */
  detail?: ReactNode
  icon?: ReactNode
  /** Where the label is in another language than the page. */
  lang?: string | undefined
}

export type LinkListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & { links: ListedLink[] }

/** A list of links, in as many columns as fit. */
export function LinkList({ links, className, ...rest }: LinkListProps) {
  return (
    <ul {...rest} className={classNames('ui-link-list', className)}>
      {links.map(({ label, href, detail, icon, lang }) => (
        <li key={href}>
          <Link variant="bare" href={href} className="ui-link-list__link ui-onward">
            {icon}
            <span className="ui-link-list__words">
              <bdi lang={lang}>{label}</bdi>
              {detail && <span className="ui-link-list__detail">{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
