import { LinkButton } from '@islamic-centre/ui/button'
import { ExternalIcon, MailIcon, PhoneIcon } from '@islamic-centre/ui/icon'
import { CopyLink } from '@islamic-centre/ui/share'
import { useTranslation } from 'react-i18next'
import { MoreLink } from '../../components/more-link.tsx'
import { PhoneNumber } from '../../components/phone-number.tsx'

type HowToGiveProps = {
  /** The name of the payment method, for screen readers that read its buttons out of context. */
  name: string
  /** Its target: a site, an e-mail address, a telephone number or a page of this site. */
  href: string
}

/**
 * The actions of one payment method. Links send no referrer; an e-mail address or a number can be copied, because a
 * bank's form requires it.
 */
export function HowToGive({ name, href }: HowToGiveProps) {
  const { t } = useTranslation()
  const [scheme = '', rest = ''] = href.split(/:(.*)/s)
  const copied = { copied: t('donate.copied'), byHand: t('donate.copyByHand') }
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https': {
      const label = t('donate.go', { site: new URL(href).host })
      return (
        <LinkButton
          href={href}
          rel="external noopener noreferrer"
          referrerPolicy="no-referrer"
          icon={<ExternalIcon />}
          aria-label={`${label} (${name})`}
        >
          {label}
        </LinkButton>
      )
    }
    case 'mailto': {
      const address = decodeURIComponent(rest.split('?')[0] ?? '')
      return (
        <>
          <bdi dir="ltr" className="how-to-give__address">
            {address}
          </bdi>
          <CopyLink address={address} variant="primary" labels={{ ...copied, copy: t('donate.copy') }} />
          <LinkButton variant="secondary" icon={<MailIcon />} href={href}>
            {t('donate.write')}
          </LinkButton>
        </>
      )
    }
    case 'tel':
      return (
        <>
          <LinkButton icon={<PhoneIcon />} href={href}>
            <span>
              {t('donate.call')} <PhoneNumber number={rest} />
            </span>
          </LinkButton>
          <CopyLink address={rest} labels={{ ...copied, copy: t('donate.copyNumber') }} />
        </>
      )
    default:
      return (
        <LinkButton variant="secondary" href={href}>
          <MoreLink of={name} />
        </LinkButton>
      )
  }
}
