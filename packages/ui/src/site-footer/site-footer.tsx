import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { MailIcon, PhoneIcon } from '../icon/contact.tsx'
import { Link } from '../link/link.tsx'
import { Ornament } from '../ornament/ornament.tsx'
import { type SocialLink, SocialLinks } from './social-links.tsx'
import './site-footer.css'

export type SiteFooterProps = Omit<ComponentPropsWithRef<'footer'>, 'about'> & {
  brand: { name: string; mark?: ReactNode }
  about?: ReactNode
  /** `number` is dialled; `display` is shown if it differs, such as with the digits of the language. */
  phones?: Array<{ label: string; number: string; display?: string }>
  email?: { label: string; address: string } | undefined
  social?: SocialLink[]
  /** Whether the building is open now: an element. */
  hours?: ReactElement | undefined
  /** Address and map. */
  place?: ReactNode
  donate?: { label: string; href: string } | undefined
  /** Pages that are in no menu; `lang` where a label is in another language than the page. */
  pages?: Array<{ label: string; href: string; lang?: string | undefined }>
  copyright: ReactNode
  registration?: ReactNode
  labels: { contact: string; social: string; place: string; pages: string }
  ornament?: boolean
}

export function SiteFooter({
  brand,
  about,
  phones = [],
  email,
  social = [],
  hours,
  place,
  donate,
  pages = [],
  copyright,
  registration,
  labels,
  ornament = true,
  className,
  ...rest
}: SiteFooterProps) {
  const contact = phones.length > 0 || email || social.length > 0
  return (
    <footer
      {...rest}
      className={classNames('ui-site-footer ui-ground', ornament && 'ui-site-footer--ornament', className)}
      data-bare={(!contact && !place) || undefined}
    >
      {ornament && <Ornament place="frieze-top" />}
      <div className="ui-site-footer__columns ui-container">
        <div>
          <p className="ui-site-footer__brand">
            {brand.mark ?? <BrandMark />}
            {brand.name}
          </p>
          {about && <div className="ui-site-footer__about">{about}</div>}
          {hours}
          {donate && (
            <LinkButton variant="gold" href={donate.href}>
              {donate.label}
            </LinkButton>
          )}
        </div>
        {contact && (
          <div>
            <h2 className="ui-site-footer__heading">{labels.contact}</h2>
            {(phones.length > 0 || email) && (
              <ul className="ui-site-footer__contacts">
                {phones.map(({ label, number, display }) => (
                  <li key={number}>
                    <PhoneIcon />
                    <span>{label}</span>
                    {/* A number is left-to-right in both languages. */}
                    <Link variant="quiet" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
                      <bdi dir="ltr">{display ?? number}</bdi>
                    </Link>
                  </li>
                ))}
                {email && (
                  <li>
                    <MailIcon />
                    <span>{email.label}</span>
                    <Link variant="quiet" href={`mailto:${email.address}`}>
                      <bdi dir="ltr">{email.address}</bdi>
                    </Link>
                  </li>
                )}
              </ul>
            )}
            {social.length > 0 && <SocialLinks links={social} label={labels.social} />}
          </div>
        )}
        {place && (
          <div>
            <h2 className="ui-site-footer__heading">{labels.place}</h2>
            {place}
          </div>
        )}
      </div>
      {pages.length > 0 && (
        <nav className="ui-container" aria-label={labels.pages}>
          <ul className="ui-site-footer__pages">
            {pages.map(({ label, href, lang }) => (
              <li key={href}>
                <Link variant="quiet" href={href} lang={lang}>
                  {lang ? <bdi>{label}</bdi> : label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="ui-site-footer__legal ui-container">
        <p>{copyright}</p>
        {registration && <p>{registration}</p>}
      </div>
    </footer>
  )
}
