import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Changes the database of a content server, which may run. */
export function changeDatabase(dataDir: string, change: (database: DatabaseSync) => void) {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'))
  database.exec('PRAGMA busy_timeout = 30000')
  change(database)
  database.close()
}

/** Many copies of one row, with other values in some columns. */
export function copyRow(
  database: DatabaseSync,
  table: string,
  where: string,
  times: number,
  values: Record<string, string>,
) {
  const columns = database
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
    .filter((it) => it !== 'id')
  const selected = columns.map((it) => values[it] ?? `source."${it}"`)
  database.exec(`
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${times})
    INSERT INTO ${table} (${columns.map((it) => `"${it}"`).join(', ')})
    SELECT ${selected.join(', ')}
    FROM numbers, (SELECT * FROM ${table} WHERE ${where} LIMIT 1) AS source`)
}

/** Links this many pictures of the media library, eight in turn, to each row of a table that has none. */
export function linkPictures(
  database: DatabaseSync,
  { table, type, field, count }: { table: string; type: string; field: string; count: number },
) {
  database.exec(`
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count}),
      pictures AS (SELECT id, row_number() OVER (ORDER BY id) AS rank FROM files WHERE ext = '.webp' AND width > 0)
    INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
    SELECT pictures.id, entry.id, '${type}', '${field}', number
    FROM numbers, ${table} AS entry
      JOIN pictures ON pictures.rank = 1 + (entry.id + number) % 8
    WHERE entry.id NOT IN (SELECT related_id FROM files_related_mph WHERE related_type = '${type}')`)
}
