import { LinkButton } from '@islamic-centre/ui/button'
import { FormMessage, type FormMessageProps } from '@islamic-centre/ui/form'
import { MailIcon, PhoneIcon } from '@islamic-centre/ui/icon'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneNumber, phoneAddress } from '../../components/phone-number.tsx'
import type { MessageResult } from './message-result.ts'

export type OtherWays = { phone: string | undefined; email: string | undefined }

/** The outcome of a message. It receives the focus, so that it is announced and visible. */
export function MessageOutcome({ result, ways }: { result: MessageResult; ways: OtherWays }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [result])
  // Without JavaScript the browser focuses it by `autoFocus`.
  const common: FormMessageProps = { ref: box, tabIndex: -1, autoFocus: true, className: 'message-outcome' }
  switch (result.outcome) {
    case 'wrong':
      return null
    case 'sent':
      return (
        <FormMessage {...common} tone="success" heading={t('message.sentHeading')}>
          <p>{t('message.sent')}</p>
        </FormMessage>
      )
    case 'again':
      return (
        <FormMessage {...common} heading={t('message.unsent')}>
          <p>{t('message.again')}</p>
        </FormMessage>
      )
    default:
      return (
        <FormMessage {...common} tone="error" heading={t('message.notSent')}>
          <p>
            {result.outcome === 'flooded'
              ? t('message.flooded', { count: result.minutes })
              : t(`message.${result.outcome}`)}
          </p>
          <p className="message-outcome__ways">
            {ways.phone && (
              <LinkButton variant="secondary" icon={<PhoneIcon />} href={phoneAddress(ways.phone)}>
                <PhoneNumber number={ways.phone} />
              </LinkButton>
            )}
            {ways.email && (
              <LinkButton variant="secondary" icon={<MailIcon />} href={`mailto:${ways.email}`}>
                <bdi dir="ltr">{ways.email}</bdi>
              </LinkButton>
            )}
          </p>
        </FormMessage>
      )
  }
}
