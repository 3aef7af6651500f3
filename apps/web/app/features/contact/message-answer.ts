export const messageFields = ['name', 'email', 'phone', 'subject', 'body'] as const

export type MessageField = (typeof messageFields)[number]

/** What was written into the form, as it was written. */
export type MessageValues = Record<MessageField, string>

/**
 * The most letters each field takes. Together they are below the limit of the request in any script: a letter is at
 * most nine bytes in a form's encoding.
 */
export const maxLengths: Record<MessageField, number> = {
  name: 100,
  email: 254,
  phone: 40,
  subject: 150,
  body: 3000,
}

/** What can be wrong with a field; a word of the dictionary's `message.faults`. */
export type Fault =
  | 'nameMissing'
  | 'reachMissing'
  | 'emailWrong'
  | 'phoneWrong'
  | 'subjectMissing'
  | 'bodyMissing'
  | 'tooLong'

/**
 * What became of a message; what was not sent comes back as it was written, unless the site was never reached: the
 * fields themselves have it then.
 */
export type MessageAnswer = { outcome: 'sent' } | (Unsent & { values?: MessageValues; token?: string })

type Unsent =
  | { outcome: 'wrong'; errors: Partial<Record<MessageField, Fault>> }
  /** It may be from a program: a second press of the button sends it. */
  | { outcome: 'again' }
  | { outcome: 'flooded'; minutes: number }
  /** The content server or the site itself is away. */
  | { outcome: 'failed' }
  /** The visitor's device has no network. */
  | { outcome: 'offline' }
