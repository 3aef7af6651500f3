import type { DatabaseSync } from 'node:sqlite'
import { locales } from '@islamic-centre/i18n/locales'
import { copyRow, linkPictures } from './copy-row.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Of each type and language. */
export const count = 120
/** Of each album. */
export const albumPictures = 70

/** Creates many entries of each type, one a day backwards from `count / 4` days in the future. */
export function addEntries(database: DatabaseSync) {
  const first = Date.now() + (count / 4) * dayMs
  const moment = `${first} - number * ${dayMs}`
  const day = `date((${moment}) / 1000, 'unixepoch')`
  for (const { contentLocale } of Object.values(locales)) {
    const rows = (table: string, name: string, values: Record<string, string>, times = count) =>
      copyRow(database, table, `published_at IS NOT NULL AND locale = '${contentLocale}'`, times, {
        document_id: `'${name}' || number`,
        slug: `'${name}-' || number`,
        title: `'${name} ' || number`,
        ...values,
      })
    for (const kind of ['event', 'class', 'lecture'])
      rows('posts', `many-${kind}`, {
        kind: `'${kind}'`,
        starts_at: moment,
        ends_at: `${moment} + 3600000`,
        schedule: 'NULL',
        stream_url: 'NULL',
        teacher: `'Speaker ' || number || ' ${contentLocale}'`,
      })
    rows('anouncements', 'many-announcement', { date: day })
    rows('video_galleries', 'many-video', { date: day })
    rows('image_galleries', 'many-album', { date: day })
    rows('image_galleries', 'large-album', { date: "'2020-01-01'" }, 1)
  }
  linkPictures(database, { table: 'posts', type: 'api::post.post', field: 'cover', count: 1 })
  linkPictures(database, {
    table: 'image_galleries',
    type: 'api::image-gallery.image-gallery',
    field: 'images',
    count: albumPictures,
  })
}
