import { LinkButton } from '@islamic-centre/ui/button'
import { MailIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'

/** A link to the form on the same page. */
export function WriteToUs() {
  const { t } = useTranslation()
  return (
    <LinkButton variant="gold" icon={<MailIcon />} href="#message">
      {t('message.heading')}
    </LinkButton>
  )
}
