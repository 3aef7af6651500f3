'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { MenuIcon, SearchIcon } from '../icon/navigation.tsx'
import { Link } from '../link/link.tsx'
import { useScrolled } from '../scrolled/use-scrolled.ts'
import { HeaderMenu, type HeaderMenuContent } from './header-menu.tsx'
import './site-header.css'
import './header-brand.css'
import './header-tools.css'
import './header-links.css'
import './header-menu.css'
import './header-row.css'

export type SiteHeaderProps = ComponentPropsWithRef<'header'> &
  HeaderMenuContent & {
    brand: { name: string; href: string; tagline?: string; mark?: ReactNode }
    /** Shown beside the donate button: the language switch. */
    tools?: ReactNode
    /** A line that is added to the header once the page is scrolled, such as the next prayer; a small screen shows its first two children. */
    strip?: ReactNode
    labels: { menu: string }
  }

/**
 * The links are in the HTML once: a row on a wide screen, a popover on a small one. The browser opens and closes the
 * popover itself, before hydration and without scripts, too.
 */
export function SiteHeader({
  brand,
  links,
  donate,
  search,
  tools,
  strip,
  closeKey,
  labels,
  className,
  ...rest
}: SiteHeaderProps) {
  const scrolled = useScrolled(24)
  const id = useId()

  return (
    <header
      {...rest}
      className={classNames('ui-site-header', className)}
      data-scrolled={scrolled || undefined}
    >
      <div className="ui-site-header__bar">
        <div className="ui-site-header__row ui-container">
          <Link variant="bare" href={brand.href} className="ui-site-header__brand">
            {brand.mark ?? <BrandMark />}
            <span>
              <span className="ui-site-header__name">{brand.name}</span>
              {brand.tagline && <span className="ui-site-header__tagline">{brand.tagline}</span>}
            </span>
          </Link>
          <HeaderMenu id={id} {...{ links, search, donate, closeKey, labels }} />
          <div className="ui-site-header__tools">
            {search && (
              <Link
                variant="bare"
                href={search.href}
                title={search.label}
                className="ui-site-header__search ui-icon-button ui-icon-button--bare"
              >
                <SearchIcon />
                <span className="ui-visually-hidden">{search.label}</span>
              </Link>
            )}
            {tools}
            {donate && (
              <LinkButton href={donate.href} className="ui-site-header__donate">
                {donate.label}
              </LinkButton>
            )}
            <IconButton
              variant="bare"
              label={labels.menu}
              className="ui-site-header__menu-button"
              popoverTarget={id}
            >
              <MenuIcon />
            </IconButton>
          </div>
        </div>
        {strip && (
          <div className="ui-site-header__strip ui-ground">
            <div className="ui-site-header__strip-inner ui-container">{strip}</div>
          </div>
        )}
      </div>
    </header>
  )
}
