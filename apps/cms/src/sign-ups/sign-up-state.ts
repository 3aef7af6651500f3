import type { Core } from '@strapi/strapi'
import { personsOf, type Registration, registrationModel } from './registration'
import { type EventWithForm, eventsWithForm, type SignUpTerms, termsOn } from './sign-up-terms'

/** The event after which the places of an event differ from what the site has read. */
export const placesChanged = 'centre.places-changed'

/** The type of the change for the webhook of the site. */
export const signUpStateType = 'centre::sign-up-state'

/** What everybody may know of an occurrence with a limit of places that somebody has signed up for. */
export interface SignUpState {
  event: string
  occurrence: string
  state: 'open' | 'waiting' | 'full'
  /** Only if the editor shows it. */
  left?: number
}

type Counted = Pick<Registration, 'event' | 'occurrence' | 'adults' | 'children'>

/** The confirmed registrations that match. */
export const confirmedOf = (strapi: Core.Strapi, where: object) =>
  strapi.db.query(registrationModel).findMany({
    select: ['event', 'occurrence', 'adults', 'children'],
    where: { ...where, state: 'confirmed' },
    orderBy: { id: 'asc' },
  }) as Promise<Counted[]>

/** The places that are free; below zero where an editor has confirmed more. Null: any number. */
export function freePlaces({ event, occurrence, places }: SignUpTerms, confirmed: Counted[]) {
  if (places === null) return null
  return confirmed
    .filter((it) => it.event === event && it.occurrence === occurrence)
    .reduce((free, it) => free - personsOf(it), places)
}

async function statesOf(strapi: Core.Strapi, events: EventWithForm[], now: Date): Promise<SignUpState[]> {
  const limited = events.filter(({ signUp }) => signUp.places !== null)
  const named = { event: { $in: limited.map(({ documentId }) => documentId) } }
  const confirmed = await confirmedOf(strapi, named)
  const states: SignUpState[] = []
  for (const event of limited) {
    const ofEvent = confirmed.filter((it) => it.event === event.documentId)
    for (const day of new Set(ofEvent.map(({ occurrence }) => occurrence))) {
      const terms = await termsOn(strapi, event, day, now)
      const free = terms && terms.startsAt > now ? freePlaces(terms, ofEvent) : null
      if (!terms || free === null) continue
      const state = free > 0 ? 'open' : terms.waitingList ? 'waiting' : 'full'
      const left = terms.showPlacesLeft && free > 0 && { left: free }
      states.push({ event: event.documentId, occurrence: day, state, ...left })
    }
  }
  return states
}

/** The occurrences to come that have a limit of places and that somebody has signed up for. */
export const signUpStates = async (strapi: Core.Strapi, now: Date): Promise<SignUpState[]> =>
  statesOf(strapi, await eventsWithForm(strapi, {}), now)

/** Those of an event as text, to compare them before and after a change. */
export const stateOfEvent = async (strapi: Core.Strapi, documentId: string, now: Date) =>
  JSON.stringify(await statesOf(strapi, await eventsWithForm(strapi, { documentId }), now))
