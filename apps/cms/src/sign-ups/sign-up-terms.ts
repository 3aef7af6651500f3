import { occurrenceOfDay } from '@islamic-centre/schedule/occurrences'
import type { Core } from '@strapi/strapi'
import { clockTimeOf } from '../dates/centre-time'
import { centrePlace } from '../occurrences/centre-place'
import { storedSchedule } from '../occurrences/read-schedule'
import { postModel } from '../occurrences/set-occurrence'

export interface Question {
  textFa: string
  textEn: string
  required: boolean
}

/** What an editor sets; null `places` is any number. */
interface SignUpForm {
  opensAt: string | null
  closesAt: string | null
  places: number | null
  waitingList: boolean
  showPlacesLeft: boolean
  askChildren: boolean
  questions: Question[]
}

/** A published event that takes names. */
export interface EventWithForm {
  documentId: string
  startsAt: string | null
  endsAt: string | null
  /** Its stored schedule, if it has one. */
  schedule: unknown
  signUp: SignUpForm
}

/** When an occurrence of an event is. */
export interface OccurrenceTimes {
  startsAt: Date
  endsAt: Date | null
  /** The place that it has instead of that of the event, in the languages of the content. */
  place?: { fa?: string | undefined; en?: string | undefined } | undefined
}

/** How visitors sign up for one occurrence. */
export interface SignUpTerms extends SignUpForm {
  event: string
  occurrence: string
  startsAt: Date
}

const dayMs = 86_400_000
/** Nobody signs up for days further ahead. */
const mostDaysAhead = 400

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The times of an event on the day by which its schedule names the occurrence; undefined where it has none. */
export async function timesOn(
  strapi: Core.Strapi,
  { startsAt, endsAt, schedule: stored }: Omit<EventWithForm, 'signUp' | 'documentId'>,
  occurrence: string,
): Promise<OccurrenceTimes | undefined> {
  const schedule = storedSchedule(stored)
  if (!schedule) {
    if (!startsAt || clockTimeOf(new Date(startsAt)).date !== occurrence) return undefined
    return { startsAt: new Date(startsAt), endsAt: endsAt ? new Date(endsAt) : null }
  }
  if (!isDay(occurrence)) return undefined
  const found = occurrenceOfDay(schedule, occurrence, await centrePlace(strapi))
  if (!found || found.exception?.change === 'cancelled') return undefined
  return { startsAt: found.startsAt, endsAt: found.endsAt ?? null, place: found.exception?.place }
}

/** Published events that take names and match; the languages of an event share all of it. */
export async function eventsWithForm(strapi: Core.Strapi, where: object): Promise<EventWithForm[]> {
  const rows = (await strapi.db.query(postModel).findMany({
    select: ['documentId', 'startsAt', 'endsAt', 'schedule'],
    where: { kind: 'event', publishedAt: { $notNull: true }, ...where },
    populate: { signUp: { populate: ['questions'] } },
    orderBy: { id: 'asc' },
  } as never)) as unknown as EventWithForm[]
  const withForm = rows.filter(({ signUp }) => signUp)
  return [...new Map(withForm.map((row) => [row.documentId, row])).values()]
}

/** The day of an event that has one occurrence. */
export function onlyDayOf({ startsAt, schedule: stored }: EventWithForm): string | undefined {
  const schedule = storedSchedule(stored)
  if (!schedule) return startsAt ? clockTimeOf(new Date(startsAt)).date : undefined
  const isOnce = !schedule.repetition && schedule.exceptions.every(({ change }) => change !== 'added')
  return isOnce ? schedule.first : undefined
}

/** Undefined where the event does not take place on that day, or it is far ahead. */
export async function termsOn(
  strapi: Core.Strapi,
  event: EventWithForm,
  occurrence: string,
  now: Date,
): Promise<SignUpTerms | undefined> {
  if (isDay(occurrence) && Date.parse(occurrence) - now.getTime() > mostDaysAhead * dayMs) return undefined
  const times = await timesOn(strapi, event, occurrence)
  if (!times) return undefined
  const { documentId, signUp } = event
  return {
    ...signUp,
    questions: signUp.questions ?? [],
    event: documentId,
    occurrence,
    startsAt: times.startsAt,
  }
}

/** Whether visitors can sign up at a moment: not before it opens, after it closes, or once it has started. */
export const isOpen = ({ opensAt, closesAt, startsAt }: SignUpTerms, now: Date) =>
  now < startsAt && !(opensAt && now < new Date(opensAt)) && !(closesAt && now >= new Date(closesAt))
