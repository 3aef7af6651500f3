import { isLanguage } from '@islamic-centre/i18n/locales'
import { createContext, data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FreePageLinks } from '../components/free-page-links.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { Contact } from '../features/contact/contact.tsx'
import { MessageForm } from '../features/contact/message-form.tsx'
import { openingHoursTable } from '../features/contact/opening-hours.server.ts'
import { People } from '../features/contact/people.tsx'
import { PlanYourVisit } from '../features/contact/plan-your-visit.tsx'
import { WriteToUs } from '../features/contact/write-to-us.tsx'
import { MapOnRequest } from '../features/site-layout/map-on-request.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readForm } from '../forms/read-form.server.ts'
import { submitForm } from '../forms/submit-form.ts'
import { messageHandler } from '../loaders/message-handler.server.ts'
import { clientAddressOf } from '../platform/client-address.server.ts'
import { log } from '../platform/log.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/contact-us'

/** Whether the request sends a message: the page has the visitor's text, so it is shown also without the centre's data. */
const hasMessage = createContext(false)

export async function loader({ context }: Route.LoaderArgs) {
  const {
    section: readSection,
    about: readAbout,
    aboutTexts,
    visit: readVisit,
    siteData,
    language,
    now,
  } = content(context)
  const [section, about, texts, visit, site] = await Promise.all([
    readSection('contact'),
    readAbout(),
    aboutTexts(),
    readVisit(),
    siteData(),
  ])
  const { hours, ...directions } = visit ?? {}
  return {
    head: pageHead(site, 'contact', { section, hours }),
    section,
    about: context.get(hasMessage) ? (about ?? null) : required(about),
    people: texts?.people,
    hours: hours && openingHoursTable(hours, language, now),
    directions,
    takesMessages: messageHandler !== undefined,
  }
}

/** Stores a message to the centre. What was not stored is returned to the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!messageHandler || !isLanguage(params.lang)) throw data(null, { status: 404 })
  const form = await readForm(request)
  context.set(hasMessage, true)
  const sender = { visitor: clientAddressOf(request), language: params.lang }
  const { result, status, retryAfter, reason } = await messageHandler.receive(form, sender, new Date())
  log[status < 500 ? 'info' : 'error']({ event: 'message', outcome: result.outcome, err: reason })
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return data(result, { status, headers })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitForm(serverAction)

/** A message changes nothing that the page shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate

export default function ContactRoute({
  loaderData: { section, about, people, hours, directions, takesMessages },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="contact" section={section}>
        {takesMessages && <WriteToUs />}
      </PageHeader>
      {about && (
        <Contact about={about} place={about.address && <MapOnRequest {...about} address={about.address} />} />
      )}
      <PlanYourVisit openNow={about?.openNow} hours={hours} directions={directions} />
      {people && <People people={people} />}
      {takesMessages && (
        <MessageForm
          result={actionData}
          ways={{ phone: about?.phones?.manager ?? about?.phones?.other, email: about?.Email }}
        />
      )}
      <FreePageLinks />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
