import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { ChevronForwardIcon } from '../icon/navigation.tsx'
import { Link } from '../link/link.tsx'
import './breadcrumbs.css'

/** An ancestor page. `lang` where its name is in another language than the page. */
export type Crumb = { label: string; href: string; lang?: string | undefined }

export type BreadcrumbsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** From the home page to the direct parent. */
  trail: Crumb[]
  /** This page's own name; an element with `lang` where it is in another language. */
  current: ReactNode
  /** Names the whole for screen readers. */
  label: string
}

/** The position of this page in the site. A small screen shows only the link to its parent page. */
export function Breadcrumbs({ trail, current, label, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...rest} className={classNames('ui-breadcrumbs ui-no-print', className)}>
      <ol className="ui-breadcrumbs__list">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <ChevronForwardIcon />
            <Link variant="quiet" href={crumb.href} lang={crumb.lang}>
              <bdi>{crumb.label}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <ChevronForwardIcon />
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  )
}
