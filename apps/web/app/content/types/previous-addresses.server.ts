import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { entryQuery } from '../content-query.server.ts'
import type { Source } from '../sources.server.ts'

const schema = z.object({
  /** The latest first. */
  addresses: z.array(
    z.object({
      /** The content server's type: `api::post.post`. */
      type: z.string(),
      documentId: z.string(),
      slug: z.string(),
    }),
  ),
})

/** An endpoint of the content server for the site alone: what an entry was called is not part of the contract. */
const query = entryQuery({
  name: 'previous-addresses',
  type: 'centre::previous-address',
  schema,
  entry: ({ previousAddresses }) => previousAddresses() as Promise<{ data?: z.input<typeof schema> }>,
})

/** The address parts that public entries had before, the same in every language; null if the content server has none. */
export const read = ({ read }: Source) => read(query, defaultLanguage)
