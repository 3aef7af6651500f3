import type { Core } from '@strapi/strapi'
import { type DocumentChange, inLanguages, isPublishing } from '../document-changes'
import { languageStatesOf } from '../language-states/language-states'
import { defaultLocale } from '../locales'

const announcementModel = 'api::anouncement.anouncement'
const screenModel = 'api::screen.screen'

/** The screens whose drafts have chosen an announcement that is not shown on them, by language. */
async function screensWithout(strapi: Core.Strapi, documentId: string, locale: string | string[]) {
  const choosing = (isPublished: boolean): Promise<{ documentId: string; locale: string }[]> =>
    strapi.db.query(screenModel).findMany({
      select: ['documentId', 'locale'],
      where: {
        ...inLanguages(locale),
        publishedAt: { [isPublished ? '$notNull' : '$null']: true },
        announcements: { documentId },
      },
    })
  const [drafts, published] = [await choosing(false), await choosing(true)]
  const keyOf = (it: { documentId: string; locale: string }) => `${it.documentId} ${it.locale}`
  const shown = new Set(published.map(keyOf))
  return drafts.filter((it) => !shown.has(keyOf(it)))
}

/**
 * An announcement that is published after a screen that chose it appears on that screen. Strapi stores relations to what is not
 * published in the draft only, so the screen is published again; one with unpublished changes is left to its editor.
 */
export function showChosenAnnouncements(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const change = context as unknown as DocumentChange
    if (context.uid !== announcementModel || !isPublishing(change)) return next()
    const result = await next()
    const { locale: requested = defaultLocale } = change.params
    const { documentId = (result as { documentId: string }).documentId } = change.params
    const screens = await screensWithout(strapi, documentId, requested)
    const states = await languageStatesOf(
      strapi,
      screenModel,
      screens.map((it) => it.documentId),
    )
    for (const screen of screens) {
      if (states.get(screen.documentId)?.[screen.locale] !== 'published') continue
      try {
        await strapi.documents(screenModel).publish(screen)
      } catch (error) {
        // The announcement itself is published.
        strapi.log.error(`The hall screen ${screen.documentId} could not be published again`, error)
      }
    }
    return result
  })
}
