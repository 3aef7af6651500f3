import { isLanguage } from '@islamic-centre/i18n/locales'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { isUpcoming } from '../dates/upcoming.ts'
import { EventRecord } from '../features/events/event-record.tsx'
import { signUpView } from '../features/sign-up/sign-up-view.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readForm } from '../forms/read-form.server.ts'
import { keepPreviousDataOnError } from '../freshness/keep-previous-data-on-error.ts'
import { useFreshness } from '../freshness/use-freshness.ts'
import { lazyHydrated } from '../hydration/lazy-hydrated.tsx'
import { readProgramme } from '../loaders/read-programme.server.ts'
import { signUpHandler } from '../loaders/sign-up-handler.server.ts'
import { streamsOf } from '../occurrences/streams.ts'
import { clientAddressOf } from '../platform/client-address.server.ts'
import { log } from '../platform/log.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/events.$slug'

/** Its code is loaded by pages that have the form. */
const SignUp = lazyHydrated(() => import('../features/sign-up/sign-up.tsx').then((it) => it.SignUp))

export async function loader(args: Route.LoaderArgs) {
  const { record, language, now, site, repeats, dates, day, isListed } = await readProgramme(args, 'event')
  const head = recordHead(
    site,
    'event',
    {
      ...record,
      description: record.excerpt,
      picture: record.cover,
      jsonLd: eventsJsonLd(site, [record]),
    },
    day,
  )
  const { signUp: terms, ...event } = datedPost(await withHtml(record, language), language)
  const over = !isUpcoming(record, now)
  const takesNames = signUpHandler && terms && !over
  const states = takesNames ? await content(args.context).signUpStates() : undefined
  return {
    head: { ...head, noindex: !isListed },
    event: { ...event, over },
    repeats,
    dates,
    day,
    signUp: takesNames ? signUpView(record, states, language, now) : undefined,
    ways: takesNames && {
      phone: site.about?.phones?.manager ?? site.about?.phones?.other,
      email: site.about?.Email,
    },
    streams: streamsOf([record], now),
  }
}

/** Signs a visitor up. What was not stored is returned to the form. */
export async function action(args: Route.ActionArgs) {
  const { request, params } = args
  if (!signUpHandler || !isLanguage(params.lang)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const { record, language, now } = await readProgramme(args, 'event')
  const view = signUpView(record, undefined, language, now)
  if (!view) throw data(null, { status: 404 })
  const sender = { visitor: clientAddressOf(request), language }
  const received = await signUpHandler(form, record.documentId, view, sender, now)
  const { result, status, retryAfter, reason } = received
  log[status < 500 ? 'info' : 'error']({ event: 'sign_up', outcome: result.outcome, err: reason })
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return data(result, { status, headers })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = async ({ serverAction }: Route.ClientActionArgs) =>
  (await import('../forms/submit-form.ts')).submitForm(serverAction)

/** The outcome says what changed; the state of the places is that of the next visit. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate

/** Revalidated when the content changes, unless it has a form; where that fails, the previous data stays. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError(request, serverLoader)

function Fresh({ data }: { data: unknown }) {
  useFreshness(data)
  return null
}

export default function EventRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { head: _, event, signUp, ways, ...programme } = loaderData
  return (
    <>
      {/* Reading the data again would empty the form, and take away the answer to it. */}
      {!signUp && <Fresh data={loaderData} />}
      <PageHeader page="events" record={event} summary={event.excerpt} />
      <EventRecord event={event} signUp={signUp?.state} {...programme} />
      {signUp && ways && (
        <SignUp slug={event.slug} day={programme.day} view={signUp} result={actionData} ways={ways} />
      )}
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'events', name: 'events.all' }} />
export { meta } from '../seo/head-tags.ts'
