import { TextField } from '@islamic-centre/ui/field'
import { ErrorSummary, Fieldset, FormMessage, SubmitButton } from '@islamic-centre/ui/form'
import { Link } from '@islamic-centre/ui/link'
import { Section, SectionHeader } from '@islamic-centre/ui/section'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Day } from '../../components/period.tsx'
import { type OtherWays, outcomeProps, UnsentMessage, useOutcomeFocus } from '../../forms/unsent-message.tsx'
import { useFormToken } from '../../forms/use-form-token.ts'
import '../../forms/visitor-form.css'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { recordPath } from '../../paths/site-pages.ts'
import {
  maxLengths,
  maxPersons,
  type SignUpField,
  type SignUpResult,
  signUpFields,
} from './sign-up-result.ts'
import type { SignUpView } from './sign-up-view.server.ts'

type SignUpProps = {
  slug: string
  /** Of the address, where the page is about one of several dates. */
  day: string | undefined
  view: SignUpView
  /** The outcome of the form that was sent last. */
  result: SignUpResult | undefined
  ways: OtherWays
}

const idOf = (field: SignUpField) => `sign-up-${field}`

const sentOutcomes = ['confirmed', 'waiting', 'full', 'closed'] as const
type Sent = Extract<SignUpResult, { email: string }>
const isSent = (result: SignUpResult): result is Sent => sentOutcomes.some((it) => it === result.outcome)

/** Signing up for an event, or why that is not possible. */
export function SignUp(props: SignUpProps) {
  const { t } = useTranslation()
  const { view, result } = props
  const isOpen = view.state === 'open' || view.state === 'waiting'
  return (
    <Section className="ui-no-print" id="sign-up" ground="tint" aria-labelledby="sign-up-heading">
      <div className="ui-grid">
        <div className="ui-span-4">
          <SectionHeader
            headingId="sign-up-heading"
            heading={t('signUp.heading')}
            lead={isOpen ? t('signUp.intro') : undefined}
          />
        </div>
        <div className="visitor-form ui-span-8">
          {/* Who has sent the form sees its outcome, also where nobody else can send it any more. */}
          {isOpen || result ? <SignUpForm {...props} /> : <State view={view} />}
        </div>
      </div>
    </Section>
  )
}

/** Whether there are places; a sentence for each state but that of an event without a limit. */
function State({ view: { state, opens, left } }: { view: SignUpView }) {
  const { t } = useTranslation()
  if (state === 'open') return left === undefined ? null : <p>{t('signUp.left', { count: left })}</p>
  if (state !== 'soon') return <p>{t(`signUp.${state}`)}</p>
  if (!opens) return null
  const [before, after] = t('signUp.opens', { when: '\u0000' }).split('\u0000')
  return (
    <p>
      {before}
      <Day moment={opens.start} clock={opens.start.clock} />
      {after}
    </p>
  )
}

function SignUpForm({ slug, day, view, result, ways }: SignUpProps) {
  const { t } = useTranslation()
  const busy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const { token, requestToken } = useFormToken(form)
  const box = useOutcomeFocus(result)
  const errors = (result?.outcome === 'wrong' && result.errors) || {}
  const wrong = signUpFields.filter((field) => errors[field])

  useEffect(() => {
    if (wrong[0]) document.getElementById(idOf(wrong[0]))?.focus()
  }, [result])

  if (result && isSent(result)) return <Outcome {...{ slug, day, result, box }} />

  const explained = (field: SignUpField, least = 1) => {
    const fault = errors[field]
    const most = field in maxLengths ? maxLengths[field as keyof typeof maxLengths] : maxPersons
    return fault && t(`signUp.faults.${fault}`, { least, most })
  }
  const field = (name: SignUpField, initially?: string) => ({
    id: idOf(name),
    name,
    defaultValue: result?.values?.[name] ?? initially,
    error: explained(name, name === 'children' ? 0 : 1),
    // Without JavaScript the browser focuses it by `autoFocus`.
    autoFocus: wrong[0] === name,
  })
  const line = (name: keyof typeof maxLengths) => ({ ...field(name), maxLength: maxLengths[name] })
  const count = (name: 'adults' | 'children', initially: string) => ({
    ...field(name, initially),
    label: t(`signUp.${name}`),
    inputMode: 'numeric' as const,
    maxLength: 2,
    autoComplete: 'off',
  })
  const texts = { unsent: t('signUp.unsent'), again: t('signUp.again'), notSent: t('signUp.notSent') }

  return (
    <>
      <State view={view} />
      {result && result.outcome !== 'wrong' && (
        <UnsentMessage result={result} ways={ways} box={box} texts={texts} />
      )}
      <Form ref={form} method="post" preventScrollReset noValidate onFocus={requestToken}>
        <div role="alert">
          <ErrorSummary
            heading={texts.unsent}
            headingLevel={3}
            errors={wrong.map((it) => ({
              field: idOf(it),
              message: explained(it, it === 'children' ? 0 : 1),
            }))}
            attempt={result}
          />
        </div>
        <TextField {...line('name')} label={t('message.name')} required autoComplete="name" />
        <TextField {...line('email')} label={t('message.email')} type="email" required autoComplete="email" />
        <TextField
          {...line('phone')}
          label={t('message.phone')}
          optional={t('signUp.optional')}
          type="tel"
          autoComplete="tel"
        />
        {view.askChildren ? (
          <Fieldset legend={t('signUp.persons')}>
            <TextField {...count('adults', '1')} />
            <TextField {...count('children', '0')} />
          </Fieldset>
        ) : (
          <TextField {...count('adults', '1')} label={t('signUp.persons')} />
        )}
        {view.questions.map(({ text, required }, at) => (
          <TextField
            key={text}
            {...line(at === 0 ? 'answer1' : 'answer2')}
            label={text}
            optional={required ? undefined : t('signUp.optional')}
            required={required}
            autoComplete="off"
          />
        ))}
        <div className="visitor-form__trap">
          <TextField label={t('message.trap')} name="website" autoComplete="off" />
        </div>
        <input type="hidden" name="occurrence" value={view.occurrence} readOnly />
        <input type="hidden" name="token" value={result?.token ?? token} readOnly />
        <SubmitButton busy={busy} busyLabel={t('signUp.sending')}>
          {t(view.state === 'waiting' ? 'signUp.sendWaiting' : 'signUp.send')}
        </SubmitButton>
      </Form>
    </>
  )
}

type OutcomeProps = {
  slug: string
  day: string | undefined
  result: Sent
  box: ReturnType<typeof useOutcomeFocus>
}

/** The same for an address that is known: only its owner learns that from the e-mail. */
function Outcome({ slug, day, result: { outcome, email }, box }: OutcomeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  // Isolated, as it is written from the left.
  const to = { email: `\u2066${email}\u2069` }
  const text = {
    confirmed: t('signUp.confirmed', to),
    waiting: t('signUp.waited', to),
    full: t('signUp.fullText'),
    closed: t('signUp.closed'),
  }[outcome]
  const isStored = outcome === 'confirmed' || outcome === 'waiting'
  return (
    <>
      <FormMessage
        {...outcomeProps(box)}
        tone={isStored ? 'success' : 'error'}
        heading={t(`signUp.${outcome}Heading`)}
      >
        <p>{text}</p>
      </FormMessage>
      {outcome !== 'closed' && (
        <p>
          <Link variant="action" href={recordPath(language, 'event', slug, day)}>
            {t('signUp.another')}
          </Link>
        </p>
      )}
    </>
  )
}
