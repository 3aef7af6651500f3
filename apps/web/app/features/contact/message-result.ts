import type { FormResult } from '../../forms/form-result.ts'

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

/** The outcome of a message. */
export type MessageResult = FormResult<MessageValues, Partial<Record<MessageField, Fault>>>
