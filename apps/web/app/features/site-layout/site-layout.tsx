import { locales, otherLanguages } from '@islamic-centre/i18n/locales'
import { BackToTop } from '@islamic-centre/ui/back-to-top'
import { LanguageSwitch } from '@islamic-centre/ui/language-switch'
import { type LinkElementProps, LinkProvider } from '@islamic-centre/ui/link'
import { NoticeBar } from '@islamic-centre/ui/notice-bar'
import { SiteHeader } from '@islamic-centre/ui/site-header'
import { SkipLink } from '@islamic-centre/ui/skip-link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { MoreLink } from '../../components/more-link.tsx'
import type { SiteData } from '../../content/content.server.ts'
import { lazyHydrated, RenderedOnce } from '../../hydration/lazy-hydrated.tsx'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { parsePage, pathOfPage } from '../../paging/paging.ts'
import { freePagePath, pagePath } from '../../paths/site-pages.ts'
import { Announcer } from './announcer.tsx'
import { headerLinks } from './header-links.ts'
import { useAddressInLanguage } from './use-address-in-language.ts'
import { useContentLinks } from './use-content-links.ts'

/**
 * Links to the current page have `aria-current`; the first page of a list is not current on its other pages. The browser has
 * every route from the start, so links are not marked for their discovery.
 */
function RouterLink({ href, ...rest }: LinkElementProps) {
  const { pathname, search } = useLocation()
  const here = pathOfPage(pathname, parsePage(new URLSearchParams(search)) ?? 1)
  const current = here === href ? ('page' as const) : undefined
  const attributes = { ...rest, 'aria-current': rest['aria-current'] ?? current }
  // The router's own link renders the same, and resolves each address against all routes above it.
  if (import.meta.env.SSR) return <a {...attributes} href={href} />
  return <Link to={href} discover="none" {...attributes} />
}

const BottomLinks = lazyHydrated(() => import('./bottom-links.tsx').then((it) => it.BottomLinks))
const Footer = lazyHydrated(() => import('./footer.tsx').then((it) => it.Footer))

type SiteLayoutProps = {
  site: SiteData
  /** The path of the timetable that the header leads to. */
  timetable: string
  /** What is above the links at the bottom of the window. */
  bottom?: ReactNode
  children: ReactNode
}

/** Header, page and footer; the notice is above them if an editor has enabled one. */
export function SiteLayout({ site, timetable, bottom, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const addressIn = useAddressInLanguage()
  useContentLinks()
  const home = `/${language}/home`
  const name = site.about?.title ?? t('site.name')
  const { notice } = site
  // The footer of a page that it links to marks that link.
  const ownLink = [
    pagePath(language, 'donate'),
    pagePath(language, 'privacy'),
    pagePath(language, 'accessibility'),
    ...site.pages.map(({ slug }) => freePagePath(language, slug)),
  ].find((it) => it === pathname)
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink className="ui-has-bottom-bar">{t('site.skipToContent')}</SkipLink>
      <Announcer />
      {notice && (
        <NoticeBar
          {...langAttributes(notice.language, language)}
          labels={{ region: t('site.notice'), close: t('site.close') }}
          action={notice.href ? { label: <MoreLink of={notice.title} />, href: notice.href } : undefined}
        >
          <strong>{notice.title}</strong>
          {` ${notice.text ?? ''}`}
        </NoticeBar>
      )}
      <SiteHeader
        brand={{ name, href: home }}
        links={headerLinks({ language, pathname, magazine: site.magazine, timetable }, t)}
        donate={{ label: t('nav.donate'), href: pagePath(language, 'donate') }}
        search={{ label: t('nav.search'), href: pagePath(language, 'search') }}
        closeKey={pathname}
        labels={{ primary: t('nav.label'), menu: t('site.menu'), close: t('site.close') }}
        tools={otherLanguages(language).map((other) => (
          <LanguageSwitch
            key={other}
            label={locales[other].name}
            lang={locales[other].htmlLang}
            href={addressIn(other)}
          />
        ))}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <RenderedOnce id="footer" data={[language, name, site.about, site.pages, ownLink]}>
        <Footer about={site.about} pages={site.pages} name={name} />
      </RenderedOnce>
      <BackToTop label={t('site.backToTop')} />
      {bottom}
      <BottomLinks timetable={timetable} />
    </LinkProvider>
  )
}
