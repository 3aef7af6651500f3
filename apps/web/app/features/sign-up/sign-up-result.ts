import type { FormResult } from '../../forms/form-result.ts'

export const signUpFields = ['name', 'email', 'phone', 'adults', 'children', 'answer1', 'answer2'] as const

export type SignUpField = (typeof signUpFields)[number]

/** The field values as they were entered. */
export type SignUpValues = Record<SignUpField, string>

/** What the content server accepts. */
export const maxLengths = { name: 100, email: 254, phone: 40, answer1: 500, answer2: 500 } as const
export const maxPersons = 20

/** The errors of a field; keys of the dictionary's `signUp.faults`. */
export type Fault =
  | 'nameMissing'
  | 'emailMissing'
  | 'emailWrong'
  | 'phoneWrong'
  | 'numberWrong'
  | 'answerMissing'
  | 'tooLong'

export type SignUpFaults = Partial<Record<SignUpField, Fault>>

export type SignUpResult = FormResult<
  SignUpValues,
  SignUpFaults,
  { outcome: 'confirmed' | 'waiting' | 'full' | 'closed'; email: string }
>
