import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type ContentLocale, seededRandom, textWriter } from './written-texts.ts'

export type Counts = { announcements: number; posts: number; albums: number; videos: number }

type Row = Record<string, SQLInputValue>
type Writer = ReturnType<typeof textWriter>
type Kind = {
  count: number
  table: string
  type: string
  slug: string
  media: { field: string; count: number }
  shared: (number: number) => Row
  localized: (writer: Writer, number: number) => Row
}

const picturesInAlbum = 20
const dayMs = 24 * 60 * 60 * 1000
const locales: readonly ContentLocale[] = ['fa', 'en']
const postKinds = ['event', 'class', 'lecture']

/** The days go back from a month ahead, two entries a day. */
const instantOf = (number: number) => Date.now() + 30 * dayMs - Math.floor(number / 2) * dayMs
const dayOf = (number: number) => new Date(instantOf(number)).toISOString().slice(0, 10)

export const slugs = {
  announcement: 'bulk-announcement',
  post: 'bulk-post',
  album: 'bulk-album',
  video: 'bulk-video',
}

const kinds = (counts: Counts): Kind[] => [
  {
    count: counts.announcements,
    table: 'anouncements',
    type: 'api::anouncement.anouncement',
    slug: slugs.announcement,
    media: { field: 'image', count: 1 },
    shared: (number) => ({ date: dayOf(number) }),
    localized: (writer, number) => ({
      title: writer.title(number),
      description: writer.description(),
      content: writer.markdown(),
    }),
  },
  {
    count: counts.posts,
    table: 'posts',
    type: 'api::post.post',
    slug: slugs.post,
    media: { field: 'cover', count: 1 },
    shared: (number) => ({
      kind: postKinds[number % postKinds.length] ?? 'event',
      starts_at: instantOf(number),
      ends_at: instantOf(number) + dayMs / 12,
    }),
    localized: (writer, number) => ({
      title: writer.title(number),
      excerpt: writer.description(),
      content: writer.markdown(),
      place: writer.title(number % 7),
      teacher: writer.title(number % 11),
    }),
  },
  {
    count: counts.albums,
    table: 'image_galleries',
    type: 'api::image-gallery.image-gallery',
    slug: slugs.album,
    media: { field: 'images', count: picturesInAlbum },
    shared: (number) => ({ date: dayOf(number) }),
    localized: (writer, number) => ({ title: writer.title(number), description: writer.description() }),
  },
  {
    count: counts.videos,
    table: 'video_galleries',
    type: 'api::video-gallery.video-gallery',
    slug: slugs.video,
    media: { field: 'cover', count: 1 },
    shared: (number) => ({ date: dayOf(number), url: 'https://www.youtube.com/watch?v=DEMO0000001' }),
    localized: (writer, number) => ({ title: writer.title(number), description: writer.description() }),
  },
]

/**
 * Adds entries to a content server's SQLite database as Strapi stores published ones: a draft and a published row a
 * language under one document id, each with its own links to pictures of the demo content.
 */
export function addEntries(dataDir: string, counts: Counts): void {
  using database = new DatabaseSync(join(dataDir, 'cms.sqlite'))
  database.exec('PRAGMA busy_timeout = 30000; BEGIN')
  const random = seededRandom(20_261_123)
  const writers = { fa: textWriter(database, 'fa', random), en: textWriter(database, 'en', random) }
  const pictures = database
    .prepare("SELECT id FROM files WHERE ext = '.webp' AND width > 0 ORDER BY id")
    .all()
    .map(({ id }) => Number(id))
  for (const kind of kinds(counts))
    for (let number = 1; number <= kind.count; number++) addEntry(database, kind, number, writers, pictures)
  database.exec('COMMIT')
}

function addEntry(
  database: DatabaseSync,
  { table, type, slug, media, shared, localized }: Kind,
  number: number,
  writers: Record<ContentLocale, Writer>,
  pictures: readonly number[],
) {
  const now = Date.now()
  const common = {
    // Of 24 small letters and digits, as Strapi makes them.
    document_id: `${slug.slice(5, 9)}${String(number).padStart(20, '0')}`,
    slug: `${slug}-${number}`,
    created_at: now,
    updated_at: now,
    ...shared(number),
  }
  for (const locale of locales) {
    const own = localized(writers[locale], number)
    for (const publishedAt of [null, now]) {
      const id = insert(database, table, { ...common, ...own, locale, published_at: publishedAt })
      for (let at = 0; at < media.count; at++)
        insert(database, 'files_related_mph', {
          file_id: pictures[(number + at) % pictures.length] ?? null,
          related_id: id,
          related_type: type,
          field: media.field,
          order: at + 1,
        })
    }
  }
}

const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

function insert(database: DatabaseSync, table: string, row: Row): number {
  const columns = Object.keys(row)
  const text = `INSERT INTO ${table} (${columns.map((it) => `"${it}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  const statement = statements.get(text) ?? database.prepare(text)
  statements.set(text, statement)
  return Number(statement.run(...Object.values(row)).lastInsertRowid)
}
