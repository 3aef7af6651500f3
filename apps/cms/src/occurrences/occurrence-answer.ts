/** What the form of the panel sends: the schedule as it stands there, saved or not. */
export interface OccurrenceQuestion {
  schedule: unknown
  /** The place of the form; where it is the same as that of another event, the two may clash. */
  place?: string
  /** The language that the form is in; the places of the other ones are read. */
  locale?: string
  documentId?: string
}

/** An occurrence with its texts in the language of the panel. */
export interface ListedOccurrence {
  /** The civil day that the schedule gives it, by which an exception names it. */
  day: string
  startsAt: string
  weekday: string
  /** `19:05–20:30`, by the clock of the centre. */
  time: string
  gregorian: string
  solar: string
  hijri: string
  /** The prayer that it starts by, with its time on that day. */
  prayer: string | null
  change: 'cancelled' | 'moved' | 'changed' | 'added' | null
  warnings: string[]
}

export interface OccurrenceAnswer {
  /** Why the schedule would not be saved, and the part of it that this is about. */
  refusal: { message: string; fault: string; day: string | null } | null
  /** The next ten, in order; fewer where there are no more. */
  occurrences: ListedOccurrence[]
}
