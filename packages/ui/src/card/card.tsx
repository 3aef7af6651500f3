import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Link } from '../link/link.tsx'
import { StarSign } from '../star-sign/star-sign.tsx'
import './card.css'

export type CardProps = Omit<ComponentPropsWithRef<'article'>, 'title'> & {
  heading?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** Makes the whole card a link, named by the heading. */
  href?: string | undefined
  /** A picture across the top, from edge to edge. */
  media?: ReactNode
  /** An icon, framed by an eight-fold star. */
  sign?: ReactNode
  /** A line above the heading: a date, a category. */
  meta?: ReactNode
  /** The language and direction of heading and text, where these are not in the language of the page. */
  written?: { lang?: string; dir?: 'ltr' | 'rtl' }
  /** Below the text, in the language of the page: labelled values. */
  details?: ReactNode
  /** Buttons or links at the foot. */
  actions?: ReactNode
  ground?: 'surface' | 'tint'
  /**
   * `lead`: the first of a list, with its picture beside a larger heading where both fit. `compact`: on a phone the
   * picture or the icon is small and beside the text.
   */
  layout?: 'column' | 'lead' | 'compact'
}

export function Card({
  heading,
  headingLevel = 3,
  href,
  media,
  sign,
  meta,
  written,
  details,
  actions,
  ground = 'surface',
  layout = 'column',
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  const text = (
    <>
      {heading && (
        <Heading>
          {href ? (
            <Link variant="bare" href={href} className="ui-card__link">
              {heading}
              {/* The no-break space prevents a line break before the arrow. */}
              <span className="ui-onward">{'\u00a0'}</span>
            </Link>
          ) : (
            heading
          )}
        </Heading>
      )}
      {children && <div className="ui-card__text">{children}</div>}
    </>
  )
  return (
    <article
      {...rest}
      className={classNames(
        'ui-card',
        ground === 'tint' && 'ui-card--tint',
        layout !== 'column' && `ui-card--${layout}`,
        className,
      )}
    >
      {media && <div className="ui-card__media">{media}</div>}
      <div className="ui-card__body">
        {sign && <StarSign>{sign}</StarSign>}
        {meta && (
          <p>
            {/* Isolates the direction of a date in the other language. */}
            <bdi>{meta}</bdi>
          </p>
        )}
        {written?.lang ? (
          <div {...written} className="ui-card__written">
            {text}
          </div>
        ) : (
          text
        )}
        {details}
        {actions && <div className="ui-card__actions">{actions}</div>}
      </div>
    </article>
  )
}
