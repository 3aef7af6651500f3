import { LinkButton } from '@islamic-centre/ui/button'
import { MailIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'

/** Leads down the page to the form. */
export function WriteToUs() {
  const { t } = useTranslation()
  return (
    <LinkButton variant="gold" icon={<MailIcon />} href="#message">
      {t('message.heading')}
    </LinkButton>
  )
}
