import { z } from 'zod'
import { asciiDigits, dialled, isEmail, isPhone, oneLine } from '../../forms/form-fields.server.ts'
import {
  type Fault,
  maxLengths,
  maxPersons,
  type SignUpFaults,
  type SignUpField,
  type SignUpValues,
  signUpFields,
} from './sign-up-result.ts'
import type { SignUpView } from './sign-up-view.server.ts'

/** Who signs up, as the content server takes it. */
export type Person = {
  name: string
  email: string
  phone?: string
  adults: number
  children: number
  answers: string[]
}

const fault = (word: Fault) => word

const line = (field: keyof typeof maxLengths) => oneLine(maxLengths[field], fault('tooLong'))

const persons = (least: number) =>
  z
    .string()
    .transform((text) => asciiDigits(text.trim()))
    .pipe(
      z
        .string()
        .regex(/^\d{1,3}$/, fault('numberWrong'))
        .transform(Number)
        .refine((count) => count >= least && count <= maxPersons, fault('numberWrong')),
    )

const schemaFor = ({ askChildren, questions }: Pick<SignUpView, 'askChildren' | 'questions'>) =>
  z.object({
    name: line('name').refine(Boolean, fault('nameMissing')),
    email: line('email')
      .refine(Boolean, { error: fault('emailMissing'), abort: true })
      .refine(isEmail, fault('emailWrong')),
    phone: line('phone')
      .transform(dialled)
      .refine((it) => !it || isPhone(it), fault('phoneWrong')),
    adults: persons(1),
    children: askChildren
      ? z
          .string()
          .transform((text) => text.trim() || '0')
          .pipe(persons(0))
      : z.string().transform(() => 0),
    ...Object.fromEntries(
      questions.map(({ required }, at) => [
        `answer${at + 1}`,
        line('answer1').refine((it) => it || !required, fault('answerMissing')),
      ]),
    ),
  })

/** The fields of a submitted form; a missing one is empty. */
export const valuesOf = (form: URLSearchParams): SignUpValues =>
  Object.fromEntries(signUpFields.map((field) => [field, form.get(field) ?? ''])) as SignUpValues

/** Reads the form of an event: who signs up, or the error of each field. */
export function readSignUp(
  values: SignUpValues,
  event: Pick<SignUpView, 'askChildren' | 'questions'>,
): { content: Person } | { errors: SignUpFaults } {
  const { success, data, error } = schemaFor(event).safeParse(values)
  if (success) {
    const { name, email, phone, adults, children, ...answered } = data
    const answers = Object.values(answered as Record<string, string>)
    return { content: { name, email, ...(phone && { phone }), adults, children, answers } }
  }
  const errors: SignUpFaults = {}
  for (const { path, message } of error.issues) errors[path[0] as SignUpField] ??= message as Fault
  return { errors }
}
