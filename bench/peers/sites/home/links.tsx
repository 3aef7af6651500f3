import '../../../../apps/web/app/features/home/useful-links.css'
import { locales } from '@islamic-centre/i18n/locales'
import {
  CrescentIcon,
  DuaIcon,
  MagazineIcon,
  QiblaIcon,
  QuranIcon,
  ScrollIcon,
} from '@islamic-centre/ui/icon'
import { langAttributes } from '../../../../apps/web/app/i18n/lang-attributes.ts'
import { ContentPicture } from './content-picture.tsx'
import { Card, LinkList, Section } from './kit.ts'
import type { Page } from './page.ts'

export const Adverts = ({ page: { t, language, home } }: { page: Page }) => (
  <Section heading={t('adverts.title')}>
    <div className="ui-grid">
      {home.shown.blocks.adverts?.map(({ title, text, image, href, language: written }) => (
        <Card
          key={title}
          className="ui-span-third"
          href={href}
          heading={title}
          written={langAttributes(written, language)}
          meta={t('adverts.mark')}
          media={image && <ContentPicture picture={image} layout="third" />}
        >
          {text && <p>{text}</p>}
        </Card>
      ))}
    </div>
  </Section>
)

const signs = {
  qibla: <QiblaIcon />,
  dua: <DuaIcon />,
  magazine: <MagazineIcon />,
  jurisprudence: <ScrollIcon />,
  quran: <QuranIcon />,
  other: <CrescentIcon />,
}

export const UsefulLinks = ({ page: { t, language, home } }: { page: Page }) => (
  <Section heading={t('usefulLinks.title')} ground="tint">
    <LinkList
      className="useful-links"
      links={(home.shown.blocks.usefulLinks ?? []).map(({ kind, label, href, language: written }) => ({
        label,
        href,
        icon: signs[kind],
        lang: written === language ? undefined : locales[written].htmlLang,
      }))}
    />
  </Section>
)
