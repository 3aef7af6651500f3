'use client'

import { locales, otherLanguages } from '@islamic-centre/i18n/locales'
import { LanguageSwitch } from '@islamic-centre/ui/language-switch'
import { NoticeBar } from '@islamic-centre/ui/notice-bar'
import { SiteHeader } from '@islamic-centre/ui/site-header'
import { SkipLink } from '@islamic-centre/ui/skip-link'
import type { SiteData } from '../../../../apps/web/app/content/content.server.ts'
import { headerLinks } from '../../../../apps/web/app/features/site-layout/header-links.ts'
import { langAttributes } from '../../../../apps/web/app/i18n/lang-attributes.ts'
import { pagePath, timetablePath } from '../../../../apps/web/app/paths/site-pages.ts'
import type { IslandProps } from './island-props.ts'
import { moreOf } from './more-link.tsx'
import { translator } from './words.ts'

type SiteTopProps = IslandProps & Pick<SiteData, 'notice' | 'magazine' | 'month'> & { name: string }

/** The notice and the header with its menu. */
export function SiteTop({ notice, magazine, month, name, language, words }: SiteTopProps) {
  const t = translator(language, words)
  const home = `/${language}/home`
  const timetable = timetablePath(language, 'toronto', month)
  return (
    <>
      <SkipLink>{t('site.skipToContent')}</SkipLink>
      {notice && (
        <NoticeBar
          {...langAttributes(notice.language, language)}
          labels={{ region: t('site.notice'), close: t('site.close') }}
          action={notice.href ? { label: moreOf(t, notice.title), href: notice.href } : undefined}
        >
          <strong>{notice.title}</strong> {notice.text}
        </NoticeBar>
      )}
      <SiteHeader
        brand={{ name, href: home }}
        links={headerLinks({ language, pathname: home, magazine, timetable }, (word) => t(`nav.${word}`))}
        donate={{ label: t('nav.donate'), href: pagePath(language, 'donate') }}
        search={{ label: t('nav.search'), href: pagePath(language, 'search') }}
        labels={{ primary: t('nav.label'), menu: t('site.menu'), close: t('site.close') }}
        tools={otherLanguages(language).map((other) => (
          <LanguageSwitch
            key={other}
            label={locales[other].name}
            lang={locales[other].htmlLang}
            href={`/${other}/home`}
          />
        ))}
      />
    </>
  )
}
