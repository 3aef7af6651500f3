import { LinkButton } from '@islamic-centre/ui/button'
import { MailIcon, PhoneIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { PhoneNumber, phoneAddress } from '../../components/phone-number.tsx'

/** The telephone number and e-mail address, which a visitor in need looks for first. */
export function CallLinks({ phone, email }: { phone?: string | undefined; email?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      {phone && (
        <LinkButton variant="gold" icon={<PhoneIcon />} href={phoneAddress(phone)}>
          <span>
            {t('services.call')} <PhoneNumber number={phone} />
          </span>
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
