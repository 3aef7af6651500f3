import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { ArrowForwardIcon, ExternalIcon } from '../icon/navigation.tsx'
import { isElsewhere } from '../link/address.ts'
import { Link } from '../link/link.tsx'
import './card.css'

export type CardProps = Omit<ComponentPropsWithRef<'article'>, 'title'> & {
  heading?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** Makes the whole card one target; its name is the heading. */
  href?: string | undefined
  /** A picture across the top, from edge to edge. */
  media?: ReactNode
  /** An icon, framed by an eight-fold star. */
  sign?: ReactNode
  /** A line above the heading: a date, a kind. */
  meta?: ReactNode
  /** Buttons or links at the foot. */
  actions?: ReactNode
  ground?: 'surface' | 'tint'
  /** `row` puts the picture beside the words where there is room: a book, an advert. */
  layout?: 'column' | 'row'
}

export function Card({
  heading,
  headingLevel = 3,
  href,
  media,
  sign,
  meta,
  actions,
  ground = 'surface',
  layout = 'column',
  className,
  children,
  ...rest
}: CardProps) {
  const Onward = href && isElsewhere(href) ? ExternalIcon : ArrowForwardIcon
  const Heading = `h${headingLevel}` as const
  return (
    <article
      {...rest}
      className={classNames(
        'ui-card',
        `ui-card--${ground}`,
        `ui-card--${layout}`,
        href && 'ui-card--linked',
        className,
      )}
    >
      {media && <div className="ui-card__media">{media}</div>}
      <div className="ui-card__body">
        {sign && (
          <span className="ui-card__sign" aria-hidden>
            <svg viewBox="0 0 48 48" focusable="false" aria-hidden="true">
              <path d="M46.5 24 39.9 30.6V39.9H30.6L24 46.5 17.4 39.9H8.1V30.6L1.5 24 8.1 17.4V8.1H17.4L24 1.5 30.6 8.1H39.9V17.4Z" />
            </svg>
            {sign}
          </span>
        )}
        {meta && <p className="ui-card__meta">{meta}</p>}
        {heading && (
          <Heading className="ui-card__heading">
            {href ? (
              <Link variant="bare" href={href} className="ui-card__link">
                {heading}
              </Link>
            ) : (
              heading
            )}
          </Heading>
        )}
        {children && <div className="ui-card__text">{children}</div>}
        {actions && <div className="ui-card__actions">{actions}</div>}
        {href && <Onward className="ui-card__arrow" />}
      </div>
    </article>
  )
}
