import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const published = 'published_at IS NOT NULL'

/**
 * Copies the published announcements of a content server's SQLite database, with their pictures and with the
 * translations of each, until there are this many. Returns their number.
 */
export function fillAnnouncements(dataDir: string, wanted: number): number {
  using database = new DatabaseSync(join(dataDir, 'cms.sqlite'))
  database.exec('PRAGMA busy_timeout = 30000')
  const columns = database
    .prepare("SELECT name FROM pragma_table_info('anouncements')")
    .all()
    .map(({ name }) => String(name))
    .filter((it) => it !== 'id')
  const originals = `${published} AND document_id NOT LIKE '%-%'`
  const counted = (where: string) =>
    Number(database.prepare(`SELECT count(*) AS count FROM anouncements WHERE ${where}`).get()?.count)
  const rounds = Math.ceil((wanted - counted(published)) / counted(originals))
  for (let round = 0; round < rounds; round++) {
    const highest = Number(database.prepare('SELECT max(id) AS id FROM anouncements').get()?.id)
    const values = columns.map((it) =>
      it === 'document_id' || it === 'slug' ? `"${it}" || '-${highest}'` : `"${it}"`,
    )
    database.exec(`INSERT INTO anouncements (id, ${columns.map((it) => `"${it}"`).join(', ')})
      SELECT id + ${highest}, ${values.join(', ')} FROM anouncements WHERE ${originals}`)
    database.exec(`INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
      SELECT file_id, related_id + ${highest}, related_type, field, "order" FROM files_related_mph
      WHERE related_type = 'api::anouncement.anouncement'
      AND related_id IN (SELECT id FROM anouncements WHERE ${originals})`)
  }
  return counted(published)
}
