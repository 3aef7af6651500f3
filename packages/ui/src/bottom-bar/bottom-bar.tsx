import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import './bottom-bar.css'

export type BottomBarProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  links: { label: string; href: string; sign: 'home' | 'times' | 'events' | 'call'; current?: boolean }[]
  labels: { region: string }
}

/**
 * The most needed links of the site, at the bottom of a phone's window. As the last element of the page it is sticky, so
 * its space is part of the layout and the end of the page is not covered. The first element of such a page has the class
 * `ui-has-bottom-bar`, so that the styles of the page are not calculated again when the bar arrives.
 */
export function BottomBar({ links, labels, className, ...rest }: BottomBarProps) {
  return (
    <nav aria-label={labels.region} {...rest} className={classNames('ui-bottom-bar', className)}>
      <ul>
        {links.map(({ label, href, sign, current }) => (
          <li key={href}>
            <Link variant="bare" href={href} data-sign={sign} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
