import { LinkButton } from '@islamic-centre/ui/button'
import { EmptyState } from '@islamic-centre/ui/empty-state'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { pagePath } from '../paths/site-pages.ts'

/** Shown in place of an empty section, with a link to the contact page. */
export function NothingYet() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <EmptyState
        heading={t('sections.empty')}
        action={
          <LinkButton variant="secondary" href={pagePath(language, 'contact')}>
            {t('nav.contact')}
          </LinkButton>
        }
      />
    </Section>
  )
}
