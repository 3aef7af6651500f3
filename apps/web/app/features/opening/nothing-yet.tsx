import { LinkButton } from '@islamic-centre/ui/button'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { pagePath } from '../../site-pages.ts'
import { useLanguage } from '../../words.tsx'

/** Stands where a section has nothing to show: it says so, and whom to ask. */
export function NothingYet() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <div className="ui-stack">
        <p>{t('sections.empty')}</p>
        <LinkButton variant="secondary" href={pagePath(language, 'contact')}>
          {t('nav.contact')}
        </LinkButton>
      </div>
    </Section>
  )
}
