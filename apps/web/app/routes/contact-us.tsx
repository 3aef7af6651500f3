import { isLanguage, type Language } from '@islamic-centre/i18n/locales'
import { createContext, data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { type Content, content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { Contact } from '../features/contact/contact.tsx'
import { isSiteReached } from '../features/contact/is-site-reached.ts'
import type { MessageAnswer } from '../features/contact/message-answer.ts'
import { MessageForm } from '../features/contact/message-form.tsx'
import { WriteToUs } from '../features/contact/write-to-us.tsx'
import { previewContext } from '../features/preview/preview.server.ts'
import { MapOnRequest } from '../features/site-layout/map-on-request.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { boundedText } from '../platform/bounded-body.server.ts'
import { clientAddressOf } from '../platform/client-address.server.ts'
import { log } from '../platform/log.server.ts'
import { isSameOrigin } from '../platform/same-origin.server.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/contact-us'
import { messageHandler } from './contact-us/message-handler.server.ts'

const mostBytes = 32 * 1024

/** Set while a message is answered: the page then stands whatever happens, for it carries what was written. */
const answering = createContext(false)
/** What was last known of the centre: whom to call when the content server is away and a message cannot be sent. */
const lastKnown: { [language in Language]?: Awaited<ReturnType<Content['about']>> } = {}

export async function loader({ context }: Route.LoaderArgs) {
  const { language, section, about, siteData } = content(context)
  const [words, centre, site] = await Promise.all([section('contact'), about(), siteData()])
  if (centre && !context.get(previewContext)) lastKnown[language] = centre
  const known = context.get(answering) ? (centre ?? lastKnown[language] ?? null) : required(centre)
  const head = pageHead(site, 'contact', sectionParts(site, words))
  return { head, words, about: known, takesMessages: messageHandler !== undefined }
}

/** Takes a message to the centre; whatever was not sent comes back with the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!messageHandler || !isLanguage(params.lang)) throw data(null, { status: 404 })
  // React Router has compared `Origin` with the URL; without either header it was no browser.
  if (!(isSameOrigin((it) => request.headers.get(it)) ?? request.headers.has('Origin')))
    throw data(null, { status: 403 })
  const text = await boundedText(request, mostBytes)
  if (text === undefined) throw data(null, { status: 413 })
  context.set(answering, true)
  const sender = { visitor: clientAddressOf(request), language: params.lang }
  const { answer, ...received } = await messageHandler.receive(new URLSearchParams(text), sender, new Date())
  const { status, retryAfter, reason } = received
  log[status < 500 ? 'info' : 'error']({ event: 'message', outcome: answer.outcome, err: reason })
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return data(answer, { status, headers })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** A site that cannot be reached, or answers something else, has not sent the message: the page stays, with a message. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<MessageAnswer> =>
  serverAction().catch(async (error: unknown): Promise<MessageAnswer> => {
    if (error instanceof Response) throw error
    const isAnswered = isRouteErrorResponse(error) || (await isSiteReached())
    return { outcome: isAnswered ? 'failed' : 'offline' }
  })

/** A message changes nothing that the page shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ContactRoute({
  loaderData: { words, about, takesMessages },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="contact" words={words}>
        {takesMessages && <WriteToUs />}
      </PageHeader>
      {about && (
        <Contact about={about} place={about.address && <MapOnRequest {...about} address={about.address} />} />
      )}
      {takesMessages && (
        <MessageForm
          answer={actionData}
          ways={{ phone: about?.phones?.manager ?? about?.phones?.other, email: about?.Email }}
        />
      )}
    </>
  )
}

export { PageError as ErrorBoundary }
