import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { entryQuery } from '../content-query.server.ts'
import type { Source } from '../sources.server.ts'

const schema = z.object({
  states: z.array(
    z.object({
      /** The documentId of the event. */
      event: z.string(),
      /** The day for which the schedule of the event has it: `2026-11-28`. */
      occurrence: z.iso.date(),
      state: z.enum(['open', 'waiting', 'full']),
      /** How many places are free, if the editor shows it. */
      left: z.number().int().positive().optional(),
    }),
  ),
})

export type SignUpStates = z.output<typeof schema>['states']

/** An endpoint of the content server for the site alone, which is notified when it changes. */
const query = entryQuery({
  name: 'sign-up-states',
  type: 'centre::sign-up-state',
  schema,
  entry: ({ signUpStates }) => signUpStates() as Promise<{ data?: z.input<typeof schema> }>,
})

/** The state of the upcoming events that have a limit of places, the same in every language. */
export const read = async ({ read }: Source): Promise<SignUpStates> =>
  (await read(query, defaultLanguage))?.states ?? []
