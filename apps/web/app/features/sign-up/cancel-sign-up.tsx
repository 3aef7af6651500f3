import { FormMessage, SubmitButton } from '@islamic-centre/ui/form'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { LocalizedText } from '../../components/localized-text.tsx'
import { type OtherWays, outcomeProps, UnsentMessage, useOutcomeFocus } from '../../forms/unsent-message.tsx'
import '../../forms/visitor-form.css'
import type { Language } from '@islamic-centre/i18n/locales'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath, recordPath } from '../../paths/site-pages.ts'

/** What the link of an e-mail leads to: a registration, one that was cancelled, or nothing. */
export type CancelState = 'asked' | 'cancelled' | 'already' | 'unknown' | 'failed' | 'offline'

type CancelSignUpProps = {
  state: CancelState
  token: string
  /** Undefined where the event is no longer on the site. */
  event: { title: string; slug: string; language: Language } | undefined
  ways: OtherWays
}

/** Asks whether to cancel; only the button does, because programs that check e-mails open its links. */
export function CancelSignUp({ state, token, event, ways }: CancelSignUpProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const busy = useNavigation().formMethod === 'POST'
  const box = useOutcomeFocus(state !== 'asked' && state)
  const hasFailed = state === 'failed' || state === 'offline'
  return (
    <Section>
      <div className="visitor-form">
        <h1>{t('signUp.cancelHeading')}</h1>
        {event && (
          <p>
            <Link href={recordPath(language, 'event', event.slug)}>
              <LocalizedText by={event}>{event.title}</LocalizedText>
            </Link>
          </p>
        )}
        {hasFailed && (
          <UnsentMessage
            result={{ outcome: state }}
            ways={ways}
            box={box}
            texts={{ unsent: '', again: '', notSent: t('signUp.failedHeading') }}
          />
        )}
        {(state === 'asked' || hasFailed) && (
          <Form method="post">
            <p>{t('signUp.cancelAsk')}</p>
            <input type="hidden" name="token" value={token} readOnly />
            <SubmitButton busy={busy} busyLabel={t('signUp.sending')}>
              {t('signUp.cancelConfirm')}
            </SubmitButton>
          </Form>
        )}
        {(state === 'cancelled' || state === 'already' || state === 'unknown') && (
          <FormMessage
            {...outcomeProps(box)}
            tone={state === 'cancelled' ? 'success' : state === 'already' ? 'info' : 'error'}
            heading={t(`signUp.${state}Heading`)}
          >
            <p>{t(`signUp.${state}`)}</p>
          </FormMessage>
        )}
        <p>
          <Link variant="action" href={pagePath(language, 'events')}>
            {t('events.all')}
          </Link>
        </p>
      </div>
    </Section>
  )
}
