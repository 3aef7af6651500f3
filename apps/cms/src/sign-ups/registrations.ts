import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { clockTimeOf } from '../dates/centre-time'
import type { Environment } from '../environment-variables'
import { cancelToken, hashOfToken } from './cancel-token'
import { personsOf, type Registration, registrationModel } from './registration'
import { sendDueMail } from './registration-mail'
import { confirmedOf, freePlaces, placesChanged, stateOfEvent } from './sign-up-state'
import {
  type EventWithForm,
  eventsWithForm,
  isOpen,
  onlyDayOf,
  type SignUpTerms,
  termsOn,
  timesOn,
} from './sign-up-terms'

/** Not each repetition of a form sends an e-mail to an address that a stranger may have entered. */
const mailAgainAfterMs = 10 * 60_000

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

/** What the site sends of a form that it has checked. */
export const signUpRequest = z.strictObject({
  event: line(100).min(1),
  occurrence: z.iso.date(),
  name: line(100).min(1),
  email: z.email().max(254),
  phone: line(40).optional(),
  adults: z.int().min(1).max(20),
  children: z.int().min(0).max(20),
  answers: z.array(line(500)).max(2),
  language: z.enum(['fa', 'en']),
})
export type SignUpRequest = z.infer<typeof signUpRequest>

/** The same for an address that is known: nobody learns from it who has signed up. */
export type SignUpOutcome = 'confirmed' | 'waiting' | 'full' | 'closed'

/** The changes of registrations; each counts places and changes rows of an event alone, in one transaction. */
export function registrationsOf(strapi: Core.Strapi, environment: Environment) {
  const rows = () => strapi.db.query(registrationModel)
  const find = (where: object) =>
    rows().findMany({ where, orderBy: { id: 'asc' } }) as Promise<Registration[]>
  const change = (where: object, data: Partial<Registration>) =>
    rows().updateMany({ where, data: data as never })

  /** Confirms those on the waiting list of a day for whom there are places, in their order. */
  async function moveUp(terms: SignUpTerms, now: Date) {
    const { event, occurrence, startsAt } = terms
    if (now >= startsAt) return
    for (const { id, ...waiting } of await find({ event, occurrence, state: 'waiting' })) {
      const free = freePlaces(terms, await confirmedOf(strapi, { event, occurrence }))
      if (free !== null && personsOf(waiting) > free) continue
      await change({ id }, { state: 'confirmed', movedUp: true, mailDueAt: now.toISOString() })
    }
  }

  /** The same for each day of the event. */
  async function moveAllUp(form: EventWithForm, now: Date) {
    const waiting = await find({ event: form.documentId, state: 'waiting' })
    for (const day of new Set(waiting.map(({ occurrence }) => occurrence))) {
      const terms = await termsOn(strapi, form, day, now)
      if (terms) await moveUp(terms, now)
    }
  }

  /**
   * Who has signed up for an event of one day comes along to its new day, unless it had begun. Nobody is moved to a day that is
   * over, which may be a slip, or from several days to one.
   */
  async function followNewDay(form: EventWithForm, before: EventWithForm | undefined, now: Date) {
    const occurrence = onlyDayOf(form)
    const today = clockTimeOf(now).date
    if (!occurrence || occurrence < today) return
    const ahead = await find({ event: form.documentId, occurrence: { $gte: today } })
    const [day, ...others] = new Set(ahead.map((it) => it.occurrence))
    if (!day || day === occurrence || others.length > 0) return
    const times = before && (await timesOn(strapi, before, day))
    if (times && times.startsAt <= now) return
    await change({ event: form.documentId, occurrence: day }, { occurrence })
  }

  /** Runs `work` while no other process or request counts or changes the places of the event. */
  const inTurn = <Result>(
    event: string,
    now: Date,
    work: (form: EventWithForm | undefined) => Promise<Result>,
  ): Promise<Result> =>
    strapi.db.transaction(async ({ trx, onCommit }) => {
      // SQLite has one connection, so its transactions follow each other anyway.
      if (strapi.db.dialect.client === 'postgres')
        await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`sign-up ${event}`])
      const before = await stateOfEvent(strapi, event, now)
      const [form] = await eventsWithForm(strapi, { documentId: event })
      if (form) await moveAllUp(form, now)
      const result = await work(form)
      const after = await stateOfEvent(strapi, event, now)
      onCommit(() => {
        if (after !== before) strapi.eventHub.emit(placesChanged, { event })
        void sendDueMail(strapi, environment)
      })
      return result
    }) as Promise<Result>

  async function add(
    { answers: [firstAnswer, secondAnswer], ...request }: SignUpRequest,
    state: 'confirmed' | 'waiting',
    now: Date,
  ) {
    const { documentId } = await strapi.documents(registrationModel).create({
      data: { ...request, firstAnswer, secondAnswer, state } as never,
    })
    const cancelHash = hashOfToken(cancelToken(environment, documentId))
    await change({ documentId }, { cancelHash, mailDueAt: now.toISOString() })
  }

  /** Sends the state again, and changes nothing. */
  async function mailAgain({ id, mailedAt, mailDueAt }: Registration, now: Date) {
    const isDue = mailedAt && now.getTime() - new Date(mailedAt).getTime() >= mailAgainAfterMs
    if (isDue && !mailDueAt) await change({ id }, { mailDueAt: now.toISOString() })
  }

  function requireAnswers({ askChildren, questions }: SignUpTerms, { children, answers }: SignUpRequest) {
    const isAnswered = questions.every((it, at) => !it.required || answers[at]?.trim())
    if (answers.length > questions.length || !isAnswered || (children > 0 && !askChildren))
      throw new errors.ValidationError('The answers are not to the questions of this event')
  }

  return {
    find,

    signUp(sent: SignUpRequest, now: Date): Promise<SignUpOutcome> {
      const request = { ...sent, email: sent.email.toLowerCase() }
      const { event, occurrence, email } = request
      return inTurn(event, now, async (form) => {
        const terms = form && (await termsOn(strapi, form, occurrence, now))
        if (!terms || !isOpen(terms, now)) return 'closed'
        requireAnswers(terms, request)
        const persons = personsOf(request)
        const free = freePlaces(terms, await confirmedOf(strapi, { event, occurrence }))
        const mayWait = terms.waitingList && persons <= (terms.places ?? persons)
        const state = free === null || persons <= free ? 'confirmed' : mayWait ? 'waiting' : 'full'
        const [known] = await find({ event, occurrence, email, state: { $ne: 'cancelled' } })
        if (known) await mailAgain(known, now)
        else if (state !== 'full') await add(request, state, now)
        return state
      })
    },

    /** The registration of a link; undefined where there is none. */
    async ofToken(token: string): Promise<Registration | undefined> {
      const [found] = await find({ cancelHash: hashOfToken(token) })
      return found
    },

    /** Answers with the registration as it was before; undefined where there is none. */
    async cancel(token: string, now: Date): Promise<Registration | undefined> {
      const known = await this.ofToken(token)
      if (!known) return undefined
      return inTurn(known.event, now, async (form) => {
        const [found] = await find({ id: known.id })
        if (!found || found.state === 'cancelled') return found
        await change({ id: found.id }, { state: 'cancelled', mailDueAt: now.toISOString() })
        if (form) await moveAllUp(form, now)
        return found
      })
    },

    /** After an editor has changed a registration. */
    settle: (event: string, now: Date) => inTurn(event, now, async () => undefined),
    /** After an editor has published an event or taken it off the site. `before` is what was published. */
    follow: (event: string, before: EventWithForm | undefined, now: Date) =>
      inTurn(event, now, async (form) => {
        if (!form) return
        await followNewDay(form, before, now)
        await moveAllUp(form, now)
      }),
    mail: (documentId: string, now: Date) => change({ documentId }, { mailDueAt: now.toISOString() }),
  }
}
