import { changeDatabase, copyRow } from '../../apps/web/e2e/copy-row.ts'

export const slug = 'large-album'

/** The sizes in pixels that the files claim, so that rows have upright, lying and square pictures, and panoramas. */
const shapes = [
  [1200, 900],
  [1500, 1000],
  [900, 1200],
  [1920, 1080],
  [1000, 1000],
  [3200, 1000],
  [1000, 1500],
]

/**
 * Adds an album of this many pictures to the database of a content server that runs. Each is a file of its own in the media
 * library; their addresses are those of the demo pictures.
 */
export function addLargeAlbum(dataDir: string, count: number): void {
  changeDatabase(dataDir, (database) => {
    const before = Number(database.prepare('SELECT max(id) AS id FROM files').get()?.id)
    const side = (at: 0 | 1) =>
      `CASE number % ${shapes.length} ${shapes.map((it, shape) => `WHEN ${shape} THEN ${it[at]}`).join(' ')} END`
    copyRow(database, 'files', "ext = '.webp' AND width > 0", count, {
      document_id: "'album' || number",
      name: "'IMG_' || number || '.webp'",
      url: `(SELECT url FROM (SELECT url, row_number() OVER (ORDER BY id) - 1 AS rank FROM files WHERE ext = '.webp' AND width > 0)
        WHERE rank = number % (SELECT count(*) FROM files WHERE ext = '.webp' AND width > 0 AND id <= ${before}))`,
      width: side(0),
      height: side(1),
    })
    for (const locale of ['fa', 'en'])
      copyRow(database, 'image_galleries', `published_at IS NOT NULL AND locale = '${locale}'`, 1, {
        document_id: `'${slug}'`,
        slug: `'${slug}'`,
        title: `'${slug}'`,
      })
    database.exec(`
      INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
      SELECT file.id, album.id, 'api::image-gallery.image-gallery', 'images', file.id
      FROM files AS file, image_galleries AS album
      WHERE file.id > ${before} AND album.slug = '${slug}'`)
  })
}
