import { LinkButton } from '@islamic-centre/ui/button'
import { FormMessage, type FormMessageProps } from '@islamic-centre/ui/form'
import { MailIcon, PhoneIcon } from '@islamic-centre/ui/icon'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneNumber, phoneAddress } from '../components/phone-number.tsx'
import type { Refused } from './form-result.ts'

/** How else the centre is reached. */
export type OtherWays = { phone: string | undefined; email: string | undefined }

type UnsentProps = {
  result: Refused
  ways: OtherWays
  box: RefObject<HTMLDivElement | null>
  /** Why it must be sent again, below `unsent`; `notSent` is above any other reason. */
  texts: { unsent: string; again: string; notSent: string }
}

/** The outcome of a form. It receives the focus, so that it is announced and visible. */
export function useOutcomeFocus(result: unknown) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  return box
}

/** Without JavaScript the browser focuses it by `autoFocus`. */
export const outcomeProps = (box: RefObject<HTMLDivElement | null>): FormMessageProps => ({
  ref: box,
  tabIndex: -1,
  autoFocus: true,
  className: 'visitor-form__outcome',
})

/** Why a form was not sent, though its fields are right. */
export function UnsentMessage({ result, ways, box, texts }: UnsentProps) {
  const { t } = useTranslation()
  if (result.outcome === 'again')
    return (
      <FormMessage {...outcomeProps(box)} heading={texts.unsent}>
        <p>{texts.again}</p>
      </FormMessage>
    )
  return (
    <FormMessage {...outcomeProps(box)} tone="error" heading={texts.notSent}>
      <p>
        {result.outcome === 'flooded'
          ? t('message.flooded', { count: result.minutes })
          : t(`message.${result.outcome}`)}
      </p>
      <p className="visitor-form__ways">
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
