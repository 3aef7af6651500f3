import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { ChevronBackIcon, ChevronForwardIcon } from '../icon/navigation.tsx'
import { Link } from '../link/link.tsx'
import { pagesShown } from './pages-shown.ts'
import './pagination.css'

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The number of the current page, from 1. */
  page: number
  count: number
  href: (page: number) => string
  labels: {
    /** Names the whole for screen readers. */
    region: string
    previous: string
    next: string
    /** "Page 3", for screen readers. */
    page: (page: number) => string
    /** "3 of 12", which a small screen shows in place of the numbers. */
    position: (page: number, count: number) => string
    /** The number in the page's digits. */
    number: (page: number) => string
  }
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, count, href, labels, className, ...rest }: PaginationProps) {
  if (count < 2) return null
  return (
    <nav aria-label={labels.region} {...rest} className={classNames('ui-pagination ui-no-print', className)}>
      <div className="ui-pagination__row">
        {page > 1 && (
          <Link
            variant="bare"
            href={href(page - 1)}
            rel="prev"
            className="ui-pagination__link ui-pagination__previous"
          >
            <ChevronBackIcon />
            {labels.previous}
          </Link>
        )}
        <p className="ui-pagination__position">{labels.position(page, count)}</p>
        <ol className="ui-pagination__pages">
          {pagesShown(page, count).map((at, place) =>
            at === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
              <li key={`gap ${place}`} aria-hidden="true" className="ui-pagination__gap">
                …
              </li>
            ) : (
              <li key={at}>
                <Link
                  variant="bare"
                  href={href(at)}
                  aria-label={labels.page(at)}
                  aria-current={at === page ? 'page' : undefined}
                  className="ui-pagination__link"
                >
                  {labels.number(at)}
                </Link>
              </li>
            ),
          )}
        </ol>
        {page < count && (
          <Link
            variant="bare"
            href={href(page + 1)}
            rel="next"
            className="ui-pagination__link ui-pagination__next"
          >
            {labels.next}
            <ChevronForwardIcon />
          </Link>
        )}
      </div>
    </nav>
  )
}
