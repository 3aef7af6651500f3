export const after = ['content-type', 'page']

const content = 'apps/web/app/content/content.server.ts'
const structuredData = 'apps/web/app/seo/structured-data.server.ts'

const bookJsonLd = `
/** A book of the library. */
export const bookJsonLd = (
  site: SiteData,
  { title, author, slug, language }: Omit<Book, 'content'>,
): Node<SchemaBook> => ({
  '@type': 'Book',
  name: title,
  url: site.origin + recordPath(site.language, 'book', slug),
  inLanguage: locales[language].htmlLang,
  ...(author ? { author: { '@type': 'Person', name: author } } : {}),
})
`

export const steps = {
  1: [{ file: 'apps/web/app/content/types/books.server.ts' }],
  2: [
    {
      file: 'packages/site-contract/src/site-paths.ts',
      after: "  announcement: 'announcements',\n",
      text: "  book: 'library',\n",
    },
    { file: 'packages/i18n/dictionaries/fa.json', merge: { search: { kinds: { book: 'کتاب' } } } },
    { file: 'packages/i18n/dictionaries/ca.json', merge: { search: { kinds: { book: 'Book' } } } },
    {
      file: content,
      after: "import { read as readBanner } from './types/banner.server.ts'\n",
      text: "import { bookRecords } from './types/books.server.ts'\n",
    },
    { file: content, after: '  album: albumRecords,\n', text: '  book: bookRecords,\n' },
    { file: structuredData, before: "  VideoObject,\n} from 'schema-dts'", text: '  Book as SchemaBook,\n' },
    {
      file: structuredData,
      after: "import type { Album, AlbumPicture } from '../content/types/albums.server.ts'\n",
      text: "import type { Book } from '../content/types/books.server.ts'\n",
    },
    { file: structuredData, before: '\n/** An album with its pictures. */', text: bookJsonLd },
  ],
  3: [
    { file: 'apps/web/app/features/library/books.tsx' },
    { file: 'apps/web/app/routes/library.tsx' },
    { file: 'apps/web/app/routes/library.$slug.tsx' },
    {
      file: 'apps/web/app/routes.ts',
      after: "    route('library', 'routes/library.tsx'),\n",
      text: "    route('library/:slug', 'routes/library.$slug.tsx'),\n",
    },
  ],
}
