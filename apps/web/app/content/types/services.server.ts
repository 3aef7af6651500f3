import type { Language } from '@islamic-centre/i18n/locales'
import { type ServiceName, serviceNames } from '@islamic-centre/site-contract/site-paths'
import { z } from 'zod'
import { entryQuery } from '../content-query.server.ts'
import { firstWith } from '../in-language.server.ts'
import { html } from '../markdown.server.ts'
import { readEntryTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { image, listOf, optional, optionalText } from './media.server.ts'

const step = z.object({ title: z.string().min(1), text: optionalText })
const service = z.object({
  title: z.string().min(1),
  summary: optionalText,
  content: optionalText,
  image: optional('image', image),
  phone: optionalText,
  email: optionalText,
  steps: listOf('service-step', step),
})

// An invalid service is left out.
const block = optional('service', service)
export const schema = z.object({
  documentId: z.string(),
  funeral: block,
  matrimonial: block,
  community: block,
})

const parts = { populate: ['image', 'steps'] }

export const query = entryQuery({
  name: 'service',
  type: 'service',
  schema,
  entry: ({ rest }, locale) =>
    rest.service.get({
      locale,
      populate: { funeral: parts, matrimonial: parts, community: parts },
    }),
})

/** The three services, each in the visitor's language where it is written in it. */
export async function read(source: Source, language: Language) {
  const found = await readEntryTranslations(source, query, language)
  const one = async (name: ServiceName) => {
    const it = firstWith(language, found, name)
    return (
      it && {
        ...it.value,
        html: await html(it.value.content, language, { idPrefix: `${name}-` }),
        language: it.language,
      }
    )
  }
  const [funeral, matrimonial, community] = await Promise.all(serviceNames.map(one))
  return { funeral, matrimonial, community }
}

export type Services = Awaited<ReturnType<typeof read>>
