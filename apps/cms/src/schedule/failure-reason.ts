import { errors } from '@strapi/utils'
import { isolate } from '../bidi'
import { labelsOf } from '../editing/field-labels'
import type { FieldFault } from '../field-checks/check-fields'
import { type FieldMessage, fieldMessage } from '../field-checks/field-messages'
import { panelLanguage } from '../invalid-requests/panel-messages'

/** Why an entry was not published or unpublished at its time; it becomes a text in the language of the reader. */
export type FailureReason =
  | { kind: 'fields'; fields: string[]; messages: FieldMessage[] }
  /** Someone who may not publish changed the draft after the time was set. */
  | { kind: 'changed'; by: string }
  | { kind: 'error' }

/** An entry that cannot be published until somebody corrects it. */
export class NotPublishable extends Error {
  constructor(readonly reason: FailureReason) {
    super('The entry cannot be published')
  }
}

const unique = <Value>(values: Value[]) => [...new Set(values)]

export const reasonOfFaults = (faults: FieldFault[]): FailureReason => ({
  kind: 'fields',
  fields: unique(faults.flatMap(({ path }) => path.slice(0, 1))),
  messages: unique(faults.map(({ message }) => message)),
})

/** The reason of an error that would come again; undefined for any other, such as a database that is busy. */
export function reasonOfError(error: unknown): FailureReason | undefined {
  if (error instanceof NotPublishable) return error.reason
  if (!(error instanceof errors.ApplicationError)) return undefined
  const { errors: found = [] } = error.details as { errors?: { path?: (string | number)[] }[] }
  const fields = unique(found.flatMap(({ path = [] }) => path.slice(0, 1).map(String)))
  return fields.length > 0 ? { kind: 'fields', fields, messages: [] } : { kind: 'error' }
}

const texts = {
  en: {
    fields: (labels: string[]) => `Missing, wrong or already in use: ${labels.join(', ')}.`,
    changed: (by: string) =>
      `${by}, who may not publish, changed the text after the time was set. Read it and set a time again.`,
    error: 'The server could not do it. Ask the administrator to look into its log.',
  },
  fa: {
    fields: (labels: string[]) => `خالی، نادرست یا تکراری است: ${labels.join('، ')}.`,
    changed: (by: string) =>
      `پس از تعیین زمان، ${isolate(by)} که اجازه انتشار ندارد متن را تغییر داده است. متن را بخوانید و دوباره زمان بگذارید.`,
    error: 'سرور نتوانست این کار را انجام دهد. از مدیر سامانه بخواهید گزارش سرور را ببیند.',
  },
}

export function textOfReason(contentType: string, reason: FailureReason): string {
  const language = panelLanguage()
  if (reason.kind === 'changed') return texts[language].changed(reason.by)
  if (reason.kind === 'error') return texts[language].error
  const labels = reason.fields.map((name) => labelsOf(contentType, name)?.label[language] ?? name)
  return [texts[language].fields(labels), ...reason.messages.map(fieldMessage)].join(' ')
}
