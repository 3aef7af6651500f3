import { localDigits } from '@islamic-centre/i18n/formats'
import { LinkButton } from '@islamic-centre/ui/button'
import { MailIcon, PhoneIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { phoneAddress } from '../../phone-address.ts'
import { useLanguage } from '../../words.tsx'

/** The number to call and the address to write to: what a visitor in need looks for first. */
export function CallLinks({ phone, email }: { phone?: string | undefined; email?: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [before, after] = t('services.call', { number: '\n' }).split('\n')
  return (
    <>
      {phone && (
        <LinkButton variant="gold" icon={<PhoneIcon />} href={phoneAddress(phone)}>
          {before}
          {/* A number reads from the left in both languages. */}
          <bdi dir="ltr">{localDigits(language, phone)}</bdi>
          {after}
        </LinkButton>
      )}
      {email && (
        <LinkButton variant="secondary" icon={<MailIcon />} href={`mailto:${email}`}>
          {t('services.write')}
        </LinkButton>
      )}
    </>
  )
}
