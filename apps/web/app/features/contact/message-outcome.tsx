import { FormMessage } from '@islamic-centre/ui/form'
import { useTranslation } from 'react-i18next'
import { type OtherWays, outcomeProps, UnsentMessage, useOutcomeFocus } from '../../forms/unsent-message.tsx'
import type { MessageResult } from './message-result.ts'

/** The outcome of a message. */
export function MessageOutcome({ result, ways }: { result: MessageResult; ways: OtherWays }) {
  const { t } = useTranslation()
  const box = useOutcomeFocus(result)
  if (result.outcome === 'wrong') return null
  if (result.outcome === 'sent')
    return (
      <FormMessage {...outcomeProps(box)} tone="success" heading={t('message.sentHeading')}>
        <p>{t('message.sent')}</p>
      </FormMessage>
    )
  const texts = { unsent: t('message.unsent'), again: t('message.again'), notSent: t('message.notSent') }
  return <UnsentMessage result={result} ways={ways} box={box} texts={texts} />
}
