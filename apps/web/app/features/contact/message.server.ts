import { z } from 'zod'
import { dialled, isEmail, isPhone, oneLine } from '../../forms/form-fields.server.ts'
import {
  type Fault,
  type MessageField,
  type MessageValues,
  maxLengths,
  messageFields,
} from './message-result.ts'

/** A visitor's message to the centre; at least one of `email` and `phone` is given. */
export type Message = { name: string; email?: string; phone?: string; subject: string; body: string }

const fault = (word: Fault) => word

const line = (field: MessageField) => oneLine(maxLengths[field], fault('tooLong'))

const text = z
  .string()
  .transform((it) =>
    it
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1, fault('bodyMissing')).max(maxLengths.body, fault('tooLong')))

const schema = z
  .object({
    name: line('name').refine(Boolean, fault('nameMissing')),
    email: line('email').refine((it) => !it || isEmail(it), fault('emailWrong')),
    phone: line('phone')
      .transform(dialled)
      .refine((it) => !it || isPhone(it), fault('phoneWrong')),
    subject: line('subject').refine(Boolean, fault('subjectMissing')),
    body: text,
  })
  .transform(
    ({ email, phone, ...rest }): Message => ({ ...rest, ...(email && { email }), ...(phone && { phone }) }),
  )

/** The fields of a submitted form; a missing one is empty. */
export const valuesOf = (form: URLSearchParams): MessageValues =>
  Object.fromEntries(messageFields.map((field) => [field, form.get(field) ?? ''])) as MessageValues

/** The valid message, or the error of each field. */
export function readMessage(
  values: MessageValues,
): { content: Message } | { errors: Partial<Record<MessageField, Fault>> } {
  const unreachable = !values.email.trim() && !values.phone.trim()
  const { success, data, error } = schema.safeParse(values)
  if (success && !unreachable) return { content: data }
  const errors: Partial<Record<MessageField, Fault>> = unreachable ? { email: fault('reachMissing') } : {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as MessageField] ??= message as Fault
  return { errors }
}
