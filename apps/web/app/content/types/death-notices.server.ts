import { createHash } from 'node:crypto'
import { type Language, languages } from '@islamic-centre/i18n/locales'
import { endOfNotice } from '@islamic-centre/site-contract/death-notice'
import { z } from 'zod'
import { revalidateAlways } from '../../platform/request-scope.server.ts'
import { listQuery } from '../content-query.server.ts'
import { markdownText } from '../markdown.server.ts'
import { mergedList } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { instant, optionalText } from './media.server.ts'

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  content: optionalText,
  prayerAt: instant,
  prayerPlace: optionalText,
  burialAt: instant,
  burialPlace: optionalText,
  memorialAt: instant,
  memorialPlace: optionalText,
  until: instant,
  createdAt: z.iso.datetime({ offset: true }),
})

export const query = listQuery({
  name: 'death-notices',
  type: 'death-notice',
  schema,
  entries: ({ rest }, query) => rest.deathNotices.list(query),
  rows: ({ rest }, query) => rest.deathNotices.list(query),
  moments: (notices) => notices.flatMap((it) => endOfNotice(it) ?? []),
})

const readAll = mergedList(query, (all) => all.sort((a, b) => b.createdAt.localeCompare(a.createdAt)))

/** A draft may have no end yet. */
const isShown = (notice: Parameters<typeof endOfNotice>[0], now: number) =>
  now < (endOfNotice(notice) ?? Number.POSITIVE_INFINITY)

/**
 * The death notices that have not ended, the newest first. A page of any is not stored by shared caches, so that a
 * notice that is withdrawn is gone at once.
 */
export async function read(source: Source, language: Language) {
  const now = Date.now()
  const all = await readAll(source, language)
  const shown = all.every((it) => isShown(it, now)) ? all : all.filter((it) => isShown(it, now))
  if (shown.length > 0) revalidateAlways()
  return shown
}

/**
 * A text that differs whenever the notices differ that are shown now in any language, and is empty without any: open
 * pages and the copies on devices compare it with that of the server.
 */
export async function readState(source: Source): Promise<string> {
  const lists = await Promise.all(languages.map((it) => read(source, it)))
  if (lists.every((it) => it.length === 0)) return ''
  return createHash('sha256').update(JSON.stringify(lists)).digest('base64url').slice(0, 16)
}

const searchFields = async ({ content, language, ...notice }: DeathNotice) => ({
  about: [notice.prayerPlace, notice.burialPlace, notice.memorialPlace],
  texts: [await markdownText(content, language)],
})

export const deathNoticeRecords = { query, read, searchFields }

export type DeathNotice = Awaited<ReturnType<typeof read>>[number]
