import type { Language } from '@islamic-centre/i18n/locales'
import type { APIRequestContext } from '@playwright/test'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'

export const hourMs = 60 * 60 * 1000
export const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const entries = '/content-manager/collection-types/api::death-notice.death-notice'

/** The editors' form: a notice in both languages is written, corrected and withdrawn. */
export function editor(request: APIRequestContext, panel: { url: string; token: string }) {
  const send = requestAsPanel(request, panel)
  const publish = (documentId: string, locale: string, fields: object) =>
    send(`${entries}/${documentId}/actions/publish?locale=${locale}`, fields)
  return {
    async publish(word: string, more: object = {}) {
      const shared = { slug: word, burialAt: later(24 * hourMs), consent: true, ...more }
      const { data } = await send(`${entries}?locale=fa`, { title: `نام ${word}`, ...shared })
      const of = (locale: string, title: string, burialPlace: string, changed: object = {}) =>
        publish(data.documentId, locale, { burialPlace, ...shared, title, ...changed })
      await of('fa', `نام ${word}`, 'آرامستان')
      await of('en', `Name ${word}`, 'The cemetery')
      return {
        correct: async (to: string, changed: object = {}) => {
          await of('fa', `نام ${to}`, 'آرامستان', changed)
          await of('en', `Name ${to}`, 'The cemetery', changed)
        },
        withdraw: () =>
          Promise.all(
            ['fa', 'en'].map((it) =>
              send(`${entries}/${data.documentId}/actions/unpublish?locale=${it}`, {}),
            ),
          ),
      }
    },
  }
}

const searched = (language: Language, word: string) => `${pagePath(language, 'search')}?q=${word}`
/** Every address that shows a notice, and the files that have it. */
export const addresses = (language: Language, slug: string, word: string) => [
  pagePath(language, 'home'),
  pagePath(language, 'prayerCall'),
  pagePath(language, 'deathNotices'),
  recordPath(language, 'deathNotice', slug),
  `${pagePath(language, 'announcements')}.rss`,
  searched(language, word),
]

/** The addresses of which the answer has a notice by this name; a search repeats what was searched for. */
export async function showing(request: APIRequestContext, paths: readonly string[], word: string) {
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await (await request.get(path)).text()
      const names = path.includes('?q=') ? ['/notices/'] : [`نام ${word}`, `Name ${word}`]
      return names.some((it) => text.includes(it)) ? [path] : []
    }),
  )
  return found.flat()
}
