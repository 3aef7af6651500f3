import type { Core } from '@strapi/strapi'
import { personsOf, type Registration, registrationModel } from './registration'
import { eventsWithForm, type Question } from './sign-up-terms'

/** An occurrence in the list of the panel; counts are persons. */
export interface ListedOccurrence {
  event: string
  occurrence: string
  title: string
  /** Null: any number, or the event takes names no more. */
  places: number | null
  confirmed: number
  waiting: number
}

/** Those who have signed up for an occurrence, in their order. */
export interface ListedSignUps extends ListedOccurrence {
  children: number
  questions: Question[]
  registrations: (Pick<
    Registration,
    | 'documentId'
    | 'name'
    | 'email'
    | 'phone'
    | 'adults'
    | 'children'
    | 'firstAnswer'
    | 'secondAnswer'
    | 'state'
    | 'language'
  > & { createdAt: string })[]
}

type Row = Registration & { createdAt: string }

const sum = (rows: Row[], state: Registration['state'], count: (row: Row) => number = personsOf) =>
  rows.filter((row) => row.state === state).reduce((all, row) => all + count(row), 0)

async function titlesOf(strapi: Core.Strapi, events: string[], language: string) {
  const rows = (await strapi.db.query('api::post.post').findMany({
    select: ['documentId', 'title', 'locale'],
    where: { documentId: { $in: events } },
  } as never)) as { documentId: string; title: string; locale: string }[]
  const ofLanguage = rows.filter(({ locale }) => locale === language)
  return new Map([...rows, ...ofLanguage].map(({ documentId, title }) => [documentId, title]))
}

async function describe(strapi: Core.Strapi, rows: Row[], language: string): Promise<ListedOccurrence[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.event} ${row.occurrence}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const events = [...new Set(rows.map(({ event }) => event))]
  const titles = await titlesOf(strapi, events, language)
  const forms = await eventsWithForm(strapi, { documentId: { $in: events } })
  return [...groups.values()].map((group) => {
    const [{ event, occurrence }] = group as [Row]
    return {
      event,
      occurrence,
      title: titles.get(event) ?? event,
      places: forms.find(({ documentId }) => documentId === event)?.signUp.places ?? null,
      confirmed: sum(group, 'confirmed'),
      waiting: sum(group, 'waiting'),
    }
  })
}

/** The occurrences that somebody has signed up for, the latest day first. */
export async function listedOccurrences(strapi: Core.Strapi, language: string): Promise<ListedOccurrence[]> {
  const rows = (await strapi.db
    .query(registrationModel)
    .findMany({ orderBy: [{ occurrence: 'desc' }, { id: 'asc' }] })) as Row[]
  return describe(strapi, rows, language)
}

/** Undefined where nobody has signed up. */
export async function listedSignUps(
  strapi: Core.Strapi,
  event: string,
  occurrence: string,
  language: string,
): Promise<ListedSignUps | undefined> {
  const where = { event, occurrence }
  const rows = (await strapi.db.query(registrationModel).findMany({ where, orderBy: { id: 'asc' } })) as Row[]
  const [described] = await describe(strapi, rows, language)
  if (!described) return undefined
  const [form] = await eventsWithForm(strapi, { documentId: event })
  return {
    ...described,
    children: sum(rows, 'confirmed', (row) => row.children),
    questions: form?.signUp.questions ?? [],
    registrations: rows.map((row) => ({
      documentId: row.documentId,
      name: row.name,
      email: row.email,
      phone: row.phone,
      adults: row.adults,
      children: row.children,
      firstAnswer: row.firstAnswer,
      secondAnswer: row.secondAnswer,
      state: row.state,
      language: row.language,
      createdAt: row.createdAt,
    })),
  }
}
