export const registrationModel = 'api::registration.registration'

/** A visitor who signed up for an event; the places are those of all adults and children. */
export interface Registration {
  id: number
  documentId: string
  /** The documentId of the event. */
  event: string
  /** The day for which the schedule of the event has it, in Toronto: `2026-11-28`. */
  occurrence: string
  name: string
  email: string
  phone: string | null
  adults: number
  children: number
  firstAnswer: string | null
  secondAnswer: string | null
  state: 'confirmed' | 'waiting' | 'cancelled'
  language: 'fa' | 'en'
  /** Whether it was on the waiting list before it was confirmed. */
  movedUp: boolean
  cancelHash: string | null
  /** From when on its state is mailed; null if there is nothing to mail. */
  mailDueAt: string | null
  mailedAt: string | null
}

export const personsOf = ({ adults, children }: Pick<Registration, 'adults' | 'children'>) =>
  adults + children
