import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { isLanguage } from '@islamic-centre/i18n/locales'
import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { type FoundRegistration, signUpRequests } from '../content/sign-up-requests.server.ts'
import { CancelSignUp, type CancelState } from '../features/sign-up/cancel-sign-up.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readForm } from '../forms/read-form.server.ts'
import { unknownPath } from '../paths/unknown-path.server.ts'
import { log } from '../platform/log.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Head } from '../seo/head-tags.ts'
import type { Route } from './+types/cancel-sign-up'

export const handle: PageHandle = { live: true, query: ['token'], languageQuery: ['token'] }

/** The address has a token, so other sites get no referrer; with `no-referrer` the form would have no `Origin` to check. */
const noStore = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' }

/** `?token=` of an e-mail: shows what it would cancel, and changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw unknownPath(url)
  if (!signUpRequests) throw data(null, { status: 404 })
  const head: Head = { title: dictionaries[params.lang].signUp.cancelHeading, noindex: true }
  const token = url.searchParams.get('token') ?? ''
  const { records, siteData } = content(context)
  const site = await siteData()
  const ways = {
    phone: site.about?.phones?.manager ?? site.about?.phones?.other,
    email: site.about?.Email,
  }
  let found: FoundRegistration | undefined
  try {
    found = await signUpRequests.lookUp(token)
  } catch (err) {
    log.error({ event: 'cancel_sign_up', outcome: 'failed', err })
    return data(
      { head, token, ways, state: 'failed' as CancelState, event: undefined },
      { status: 503, headers: noStore },
    )
  }
  const event = found && (await records('event'))?.find(({ documentId }) => documentId === found.event)
  const state: CancelState = !found ? 'unknown' : found.state === 'cancelled' ? 'already' : 'asked'
  const shown = event && { title: event.title, slug: event.slug, language: event.language }
  return data({ head, token, ways, state, event: shown }, { status: found ? 200 : 404, headers: noStore })
}

/** Cancels a registration; a second time it says that this was done before. */
export async function action({ request, params }: Route.ActionArgs) {
  if (!signUpRequests || !isLanguage(params.lang)) throw data(null, { status: 404 })
  const token = (await readForm(request)).get('token') ?? ''
  const answer = (state: CancelState, status = 200, err?: unknown) => {
    log[status < 500 ? 'info' : 'error']({ event: 'cancel_sign_up', outcome: state, err })
    return data({ state }, { status, headers: noStore })
  }
  try {
    const before = await signUpRequests.cancel(token)
    if (!before) return answer('unknown', 404)
    return answer(before.state === 'cancelled' ? 'already' : 'cancelled')
  } catch (err) {
    return answer('failed', 503, err)
  }
}

export const clientAction = async ({ serverAction }: Route.ClientActionArgs) => {
  const { submitForm } = await import('../forms/submit-form.ts')
  const result = await submitForm(serverAction)
  return 'state' in result ? result : { state: result.outcome as CancelState }
}

/** What was cancelled is not looked up again. */
export const shouldRevalidate = () => false

export const headers = () => noStore

export default function CancelSignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, ways, event, state } = loaderData
  return <CancelSignUp token={token} ways={ways} event={event} state={actionData?.state ?? state} />
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
