import { TextArea, TextField } from '@islamic-centre/ui/field'
import { ErrorSummary, Fieldset, SubmitButton } from '@islamic-centre/ui/form'
import { Link } from '@islamic-centre/ui/link'
import { Section, SectionHeader } from '@islamic-centre/ui/section'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import type { OtherWays } from '../../forms/unsent-message.tsx'
import { useFormToken } from '../../forms/use-form-token.ts'
import '../../forms/visitor-form.css'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import { MessageOutcome } from './message-outcome.tsx'
import { type MessageField, type MessageResult, maxLengths, messageFields } from './message-result.ts'

type MessageFormProps = {
  /** The outcome of the message that was sent last. */
  result: MessageResult | undefined
  ways: OtherWays
}

const idOf = (field: MessageField) => `message-${field}`

/** A message to the centre. It works without JavaScript; the input is preserved until it was sent. */
export function MessageForm({ result, ways }: MessageFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const busy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const { token, requestToken } = useFormToken(form)
  const sent = result?.outcome === 'sent'
  const written = sent ? undefined : result
  const errors = (result?.outcome === 'wrong' && result.errors) || {}
  const wrong = messageFields.filter((field) => errors[field])

  useEffect(() => {
    if (wrong[0]) document.getElementById(idOf(wrong[0]))?.focus()
  }, [result])

  const explained = (field: MessageField) => {
    const fault = errors[field]
    return fault && t(`message.faults.${fault}`, { most: maxLengths[field] })
  }
  const field = (name: MessageField) => ({
    id: idOf(name),
    name,
    label: t(`message.${name}`),
    defaultValue: written?.values?.[name],
    maxLength: maxLengths[name],
    error: explained(name),
    // Without JavaScript the browser focuses it by `autoFocus`.
    autoFocus: wrong[0] === name,
  })

  return (
    <Section className="ui-no-print" id="message" ground="tint" aria-labelledby="message-heading">
      <div className="ui-grid">
        <div className="ui-span-4">
          <SectionHeader
            headingId="message-heading"
            heading={t('message.heading')}
            lead={t('message.intro')}
          />
        </div>
        <div className="visitor-form ui-span-8">
          {result && <MessageOutcome result={result} ways={ways} />}
          {sent ? (
            <p>
              <Link variant="action" href={pagePath(language, 'contact')}>
                {t('message.another')}
              </Link>
            </p>
          ) : (
            <Form ref={form} method="post" preventScrollReset noValidate onFocus={requestToken}>
              <div role="alert">
                <ErrorSummary
                  heading={t('message.unsent')}
                  headingLevel={3}
                  errors={wrong.map((it) => ({ field: idOf(it), message: explained(it) }))}
                  attempt={result}
                />
              </div>
              <TextField {...field('name')} autoComplete="name" />
              <Fieldset legend={t('message.reach')} hint={t('message.reachHint')}>
                <TextField {...field('email')} type="email" autoComplete="email" />
                <TextField {...field('phone')} type="tel" autoComplete="tel" />
              </Fieldset>
              <TextField {...field('subject')} autoComplete="off" />
              <TextArea
                {...field('body')}
                rows={6}
                counter={(used, most) => t('message.counter', { used, most })}
              />
              <div className="visitor-form__trap">
                <TextField label={t('message.trap')} name="website" autoComplete="off" />
              </div>
              <input type="hidden" name="token" value={written?.token ?? token} readOnly />
              <SubmitButton busy={busy} busyLabel={t('message.sending')}>
                {t('message.send')}
              </SubmitButton>
            </Form>
          )}
        </div>
      </div>
    </Section>
  )
}
