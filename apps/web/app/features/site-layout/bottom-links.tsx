import { BottomBar } from '@islamic-centre/ui/bottom-bar'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'

/** What a visitor with a phone needs most, one tap away on every page; "call us" leads to the telephone numbers. */
export function BottomLinks({ timetable }: { timetable: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const isIn = (section: string) => pathname === section || pathname.startsWith(`${section}/`)
  const home = pagePath(language, 'home')
  const events = pagePath(language, 'events')
  const contact = pagePath(language, 'contact')
  return (
    <BottomBar
      links={[
        { label: t('nav.home'), href: home, sign: 'home', current: isIn(home) },
        {
          label: t('nav.prayerTimes'),
          href: timetable,
          sign: 'times',
          current: isIn(`/${language}/prayer-times`),
        },
        { label: t('nav.events'), href: events, sign: 'events', current: isIn(events) },
        {
          label: t('site.callUs'),
          href: `${contact}#phones`,
          sign: 'call',
          current: isIn(contact),
        },
      ]}
      labels={{ region: t('site.quickLinks') }}
    />
  )
}
