export const messageFields = ['name', 'email', 'phone', 'subject', 'body'] as const

export type MessageField = (typeof messageFields)[number]

/** The field values as they were entered. */
export type MessageValues = Record<MessageField, string>

/**
 * The maximum length of each field. Together they are below the size limit of a request in any script: a character has
 * at most nine bytes in form encoding.
 */
export const maxLengths: Record<MessageField, number> = {
  name: 100,
  email: 254,
  phone: 40,
  subject: 150,
  body: 3000,
}

/** The errors of a field; keys of the dictionary's `message.faults`. */
export type Fault =
  | 'nameMissing'
  | 'reachMissing'
  | 'emailWrong'
  | 'phoneWrong'
  | 'subjectMissing'
  | 'bodyMissing'
  | 'tooLong'

/**
 * The outcome of a message. Unsent input is returned as it was entered, unless the site was not reached: then the
 * fields still contain it.
 */
export type MessageResult = { outcome: 'sent' } | (Unsent & { values?: MessageValues; token?: string })

type Unsent =
  | { outcome: 'wrong'; errors: Partial<Record<MessageField, Fault>> }
  /** It may be from a program: a second submit sends it. */
  | { outcome: 'again' }
  | { outcome: 'flooded'; minutes: number }
  /** The content server or the site itself is unavailable. */
  | { outcome: 'failed' }
  /** The visitor's device has no network. */
  | { outcome: 'offline' }
