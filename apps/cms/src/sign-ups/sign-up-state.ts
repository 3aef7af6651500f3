import type { Core } from '@strapi/strapi'
import { personsOf, type Registration, registrationModel } from './registration'
import { type SignUpTerms, signUpTerms, upcomingTerms } from './sign-up-terms'

/** The event after which the places of an event differ from what the site has read. */
export const placesChanged = 'centre.places-changed'

/** The type of the change for the webhook of the site. */
export const signUpStateType = 'centre::sign-up-state'

/** What everybody may know of an occurrence with a limit of places. */
export interface SignUpState {
  event: string
  occurrence: string
  state: 'open' | 'waiting' | 'full'
  /** Only if the editor shows it. */
  left?: number
}

type Counted = Pick<Registration, 'event' | 'occurrence' | 'adults' | 'children'>

export const confirmedOf = (strapi: Core.Strapi, events: string[]) =>
  strapi.db.query(registrationModel).findMany({
    select: ['event', 'occurrence', 'adults', 'children'],
    where: { event: { $in: events }, state: 'confirmed' },
  }) as Promise<Counted[]>

/** The places that are free; below zero where an editor has confirmed more. Null: any number. */
export function freePlaces({ event, occurrence, places }: SignUpTerms, confirmed: Counted[]) {
  if (places === null) return null
  return confirmed
    .filter((it) => it.event === event && it.occurrence === occurrence)
    .reduce((free, it) => free - personsOf(it), places)
}

function stateOf(terms: SignUpTerms, confirmed: Counted[]): SignUpState[] {
  const free = freePlaces(terms, confirmed)
  if (free === null) return []
  const { event, occurrence, waitingList, showPlacesLeft } = terms
  const state = free > 0 ? 'open' : waitingList ? 'waiting' : 'full'
  return [{ event, occurrence, state, ...(showPlacesLeft && free > 0 && { left: free }) }]
}

/** As text, to compare it before and after a change. */
export async function stateOfEvent(strapi: Core.Strapi, event: string) {
  const terms = await signUpTerms(strapi, event)
  return terms ? JSON.stringify(stateOf(terms, await confirmedOf(strapi, [event]))) : ''
}

/** The occurrences to come that have a limit of places. */
export async function signUpStates(strapi: Core.Strapi, now: Date): Promise<SignUpState[]> {
  const all = await upcomingTerms(strapi, now)
  const confirmed = await confirmedOf(
    strapi,
    all.map(({ event }) => event),
  )
  return all.flatMap((terms) => stateOf(terms, confirmed))
}
