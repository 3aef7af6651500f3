import type { z } from 'zod'
import { limitedLog } from '../platform/limited-log.server.ts'
import type { Readable } from './readable.ts'

const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'documentId' in value ? String(value.documentId) : 'single'

/** An entry as its schema parses it, or undefined with a line in the log that names type, entry and field: one a type and minute. */
export function validated<Entry>(type: string, schema: z.ZodType<Entry>, value: unknown): Entry | undefined {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    problem: issue.message,
  }))
  limitedLog.warn({ event: 'content_invalid', type, entry: nameOf(value), problems }, type)
  return undefined
}

/** The valid entries of a list; an invalid one costs only itself. */
export const validEntries = <Entry, Input, Answer>(
  type: string,
  schema: z.ZodType<Entry, Input>,
  values: readonly Readable<Answer, Input>[],
): Entry[] => values.map((value: unknown) => validated(type, schema, value)).filter((it) => it !== undefined)
