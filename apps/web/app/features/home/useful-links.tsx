import { locales } from '@islamic-centre/i18n/locales'
import {
  CrescentIcon,
  DuaIcon,
  MagazineIcon,
  QiblaIcon,
  QuranIcon,
  ScrollIcon,
} from '@islamic-centre/ui/icon'
import { LinkList } from '@islamic-centre/ui/link-list'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import './useful-links.css'

const signs = {
  qibla: <QiblaIcon />,
  dua: <DuaIcon />,
  magazine: <MagazineIcon />,
  jurisprudence: <ScrollIcon />,
  quran: <QuranIcon />,
  other: <CrescentIcon />,
}

/** Other places that are good to know. */
export function UsefulLinks({ links }: { links: HomeSections['usefulLinks'] }) {
  const { t } = useTranslation()
  const page = useLanguage()
  if (links.length === 0) return null
  return (
    <Section heading={t('usefulLinks.title')} ground="tint">
      <LinkList
        className="useful-links"
        links={links.map(({ kind, label, href, language }) => ({
          label,
          href,
          icon: signs[kind],
          lang: language === page ? undefined : locales[language].htmlLang,
        }))}
      />
    </Section>
  )
}
