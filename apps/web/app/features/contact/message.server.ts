import { z } from 'zod'
import {
  type Fault,
  type MessageField,
  type MessageValues,
  maxLengths,
  messageFields,
} from './message-answer.ts'

/** What a visitor writes to the centre; one of `email` and `phone` is there. */
export type Message = { name: string; email?: string; phone?: string; subject: string; body: string }

const fault = (word: Fault) => word

/** Persian and Arabic digits as the ones of telephones. */
const dialled = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15)).replaceAll('＋', '+')

const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))

/** No more than the content server takes: what it refuses would be a failure of ours to the visitor. */
const email = z.email().regex(z.regexes.html5Email)
const isEmail = (text: string): boolean => email.safeParse(text).success

/** One line: a line break or another control character has no place in it, nor in a letter's head. */
const line = (field: MessageField) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().max(maxLengths[field], fault('tooLong')))

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

/** The fields of a form that was sent; one that is missing is empty. */
export const valuesOf = (form: URLSearchParams): MessageValues =>
  Object.fromEntries(messageFields.map((field) => [field, form.get(field) ?? ''])) as MessageValues

/** The message that was written, or what is wrong with each field. */
export function readMessage(
  values: MessageValues,
): { message: Message } | { errors: Partial<Record<MessageField, Fault>> } {
  const unreachable = !values.email.trim() && !values.phone.trim()
  const { success, data, error } = schema.safeParse(values)
  if (success && !unreachable) return { message: data }
  const errors: Partial<Record<MessageField, Fault>> = unreachable ? { email: fault('reachMissing') } : {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as MessageField] ??= message as Fault
  return { errors }
}
