import { cancelSignUpPath, recordPages, sitePages } from '@islamic-centre/site-contract/site-paths'
import type { Core } from '@strapi/strapi'
import { clockTimeOf } from '../dates/centre-time'
import type { Environment } from '../environment-variables'
import { locales } from '../locales'
import { recipient } from '../messages/mail-messages'
import { storedSchedule } from '../occurrences/read-schedule'
import { siteOrigin } from '../origins/site-origin'
import { calendarEntry } from './calendar-entry'
import { cancelToken } from './cancel-token'
import { type Registration, registrationModel } from './registration'
import { registrationLetter } from './registration-letter'
import { timesOn } from './sign-up-terms'

/** An e-mail that could not be sent is tried again after it, until the day of the event. */
const retryAfterMs = 5 * 60_000

interface Post {
  documentId: string
  locale: string
  publishedAt: string | null
  slug: string
  title: string
  place: string | null
  startsAt: string | null
  endsAt: string | null
  schedule: unknown
}

interface About {
  locale: string
  title: string
}

const isPublic = ({ publishedAt }: Post) => publishedAt !== null

/** In the language of the registration, else in another. */
const inLanguage = <Entry extends { locale: string }>(entries: Entry[], language: string) =>
  entries.find(({ locale }) => locale === language) ?? entries[0]

/** Undefined where the event is gone or its day is over. */
async function letterOf(
  strapi: Core.Strapi,
  environment: Environment,
  registration: Registration,
  now: Date,
) {
  const { event, occurrence, language, email } = registration
  const published = { publishedAt: { $notNull: true } }
  const posts = (await strapi.db.query('api::post.post').findMany({ where: { documentId: event } })) as Post[]
  // What was withdrawn is still an event that somebody cancels.
  const post = inLanguage(posts.some(isPublic) ? posts.filter(isPublic) : posts, language)
  if (!post) return undefined
  const about = inLanguage(
    (await strapi.db.query('api::about.about').findMany({ where: published })) as About[],
    language,
  )
  const times = await timesOn(strapi, post, occurrence)
  // An occurrence that was moved still has the day of its schedule as its name.
  const heldOn = times ? clockTimeOf(times.startsAt).date : occurrence
  const today = clockTimeOf(now).date
  if (occurrence < today && heldOn < today) return undefined
  const origin = siteOrigin(environment)
  const prefix = locales.find(({ code }) => code === language)?.sitePrefix
  const day = storedSchedule(post.schedule) && occurrence
  const page = [sitePages[recordPages.event].path, post.slug, ...(day ? [day] : [])].join('/')
  const url = `${origin}/${prefix}/${page}`
  const { title } = post
  const place = times?.place?.[language] ?? post.place
  const cancelUrl = `${origin}/${prefix}/${cancelSignUpPath}?token=${cancelToken(environment, registration.documentId)}`
  const letter = registrationLetter({
    registration,
    event: { title, place, startsAt: times?.startsAt ?? null, url },
    cancelUrl,
    centre: about?.title ?? new URL(origin).hostname,
  })
  const replyTo = await recipient(strapi, environment.MESSAGES_TO)
  const file = times &&
    registration.state === 'confirmed' && {
      filename: `${[post.slug, ...(day ? [day] : [])].join('-')}.ics`,
      content: calendarEntry({ ...times, event, day, title, place, url, origin, language, now }),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    }
  return { to: email, ...letter, ...(replyTo && { replyTo }), ...(file && { attachments: [file] }) }
}

/** Sends what is due. Each row is claimed first, so that two processes do not send it twice. */
async function sendAll(strapi: Core.Strapi, environment: Environment, now: Date) {
  const rows = () => strapi.db.query(registrationModel)
  const due = (await rows().findMany({
    where: { mailDueAt: { $lte: now } },
    orderBy: { mailDueAt: 'asc' },
    limit: 100,
  })) as Registration[]
  for (const { id, mailDueAt } of due) {
    // Not from the beginning of the run: a hundred letters may take longer.
    const claimed = new Date(Date.now() + retryAfterMs).toISOString()
    const claim = { where: { id, mailDueAt: new Date(String(mailDueAt)) }, data: { mailDueAt: claimed } }
    const { count } = await rows().updateMany(claim as never)
    // Read again: its state may have changed since.
    const registration = count === 1 && ((await rows().findOne({ where: { id } })) as Registration | null)
    if (!registration) continue
    try {
      const letter = await letterOf(strapi, environment, registration, now)
      if (letter) await strapi.plugin('email').service('email').send(letter)
      const where = { id, mailDueAt: new Date(claimed) }
      const data = { mailDueAt: null, ...(letter && { mailedAt: now.toISOString() }) }
      await rows().updateMany({ where, data } as never)
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string }
      const { documentId, state } = registration
      // The message of a mail error contains the address.
      strapi.log.error(`Registration ${documentId} is ${state}, but was not mailed: ${code ?? name}`)
    }
  }
  return due.length
}

let sending: Promise<unknown> = Promise.resolve()

/** Mails the states that are due, one after the other. It never rejects. */
export function sendDueMail(strapi: Core.Strapi, environment: Environment): Promise<unknown> {
  if (!environment.SMTP_URL) return Promise.resolve()
  sending = sending
    .then(() => sendAll(strapi, environment, new Date()))
    .catch((error: unknown) => strapi.log.error('E-mails about registrations could not be sent', error))
  return sending
}

/** Tries again what could not be mailed: at the start, and each minute. */
export function mailRegistrations(strapi: Core.Strapi, environment: Environment) {
  const task = () => sendDueMail(strapi, environment)
  strapi.cron.add({ mailRegistrations: { task, options: { rule: '0 * * * * *' } } })
  void task()
}
