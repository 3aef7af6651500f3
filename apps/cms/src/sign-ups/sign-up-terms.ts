import type { Core } from '@strapi/strapi'
import { clockTimeOf } from '../dates/centre-time'

export interface Question {
  textFa: string
  textEn: string
  required: boolean
}

/** How visitors sign up for an occurrence of a published event. */
export interface SignUpTerms {
  event: string
  occurrence: string
  startsAt: Date
  opensAt: Date | null
  closesAt: Date
  /** Null: any number. */
  places: number | null
  waitingList: boolean
  showPlacesLeft: boolean
  askChildren: boolean
  questions: Question[]
}

interface Row {
  documentId: string
  startsAt: string
  signUp: {
    opensAt: string | null
    closesAt: string | null
    places: number | null
    waitingList: boolean
    showPlacesLeft: boolean
    askChildren: boolean
    questions: Question[]
  }
}

function termsOf({ documentId, startsAt, signUp }: Row): SignUpTerms {
  const start = new Date(startsAt)
  return {
    ...signUp,
    event: documentId,
    occurrence: clockTimeOf(start).date,
    startsAt: start,
    opensAt: signUp.opensAt ? new Date(signUp.opensAt) : null,
    closesAt: signUp.closesAt ? new Date(signUp.closesAt) : start,
    questions: signUp.questions ?? [],
  }
}

/** The terms of published events that match; the languages of an event share them. */
async function findTerms(strapi: Core.Strapi, where: object): Promise<SignUpTerms[]> {
  const rows = (await strapi.db.query('api::post.post').findMany({
    select: ['documentId', 'startsAt'],
    where: { kind: 'event', publishedAt: { $notNull: true }, startsAt: { $notNull: true }, ...where },
    populate: { signUp: { populate: ['questions'] } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  } as never)) as unknown as Row[]
  const withSignUp = rows.filter(({ signUp }) => signUp)
  return [...new Map(withSignUp.map((row) => [row.documentId, row])).values()].map(termsOf)
}

/** Undefined where the event is not published or takes no names. */
export async function signUpTerms(strapi: Core.Strapi, documentId: string) {
  const [terms] = await findTerms(strapi, { documentId })
  return terms
}

/** Of the events that have not started yet. */
export const upcomingTerms = (strapi: Core.Strapi, now: Date) =>
  findTerms(strapi, { $and: [{ startsAt: { $gt: now } }] })
