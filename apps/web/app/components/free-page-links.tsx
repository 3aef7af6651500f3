import { locales } from '@islamic-centre/i18n/locales'
import { LinkList } from '@islamic-centre/ui/link-list'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { freePagePath } from '../paths/site-pages.ts'
import { useSiteData } from '../platform/use-site-data.ts'

/** The pages that editors added, such as one for a first visit. */
export function FreePageLinks() {
  const { t } = useTranslation()
  const language = useLanguage()
  const pages = useSiteData()?.site.pages ?? []
  if (pages.length === 0) return null
  return (
    <Section ground="tint" heading={t('footer.pages')}>
      <LinkList
        links={pages.map(({ slug, title, language: written }) => ({
          label: title,
          href: freePagePath(language, slug),
          lang: written === language ? undefined : locales[written].htmlLang,
        }))}
      />
    </Section>
  )
}
