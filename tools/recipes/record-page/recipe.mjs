export const after = ['content-type', 'page']

const sections = 'apps/web/app/content/sections.server.ts'
const search = 'apps/web/app/content/search-documents.server.ts'
const structuredData = 'apps/web/app/seo/structured-data.server.ts'

const bookJsonLd = `
/** A book of the library. */
export const bookJsonLd = (
  frame: Frame,
  { title, author, slug, language }: Omit<Book, 'content'>,
): Node<SchemaBook> => ({
  '@type': 'Book',
  name: title,
  url: frame.origin + recordPath(frame.language, 'book', slug),
  inLanguage: locales[language].htmlLang,
  ...(author ? { author: { '@type': 'Person', name: author } } : {}),
})
`

export const steps = {
  1: [
    { file: 'apps/web/app/content/types/books.server.ts' },
    {
      file: sections,
      before: "import { readOne as readPage, read as readPages } from './types/pages.server.ts'\n",
      text: "import { read as readBooks } from './types/books.server.ts'\n",
    },
    {
      file: sections,
      after: "optional('imageGalleries', readAlbums(source, language)),\n",
      text: "  books: () => optional('books', readBooks(source, language)),\n",
    },
  ],
  2: [
    {
      file: 'packages/site-contract/src/site-paths.ts',
      after: "  announcement: 'announcements',\n",
      text: "  book: 'library',\n",
    },
    { file: 'packages/i18n/dictionaries/fa.json', merge: { search: { kinds: { book: 'کتاب' } } } },
    { file: 'packages/i18n/dictionaries/ca.json', merge: { search: { kinds: { book: 'Book' } } } },
    {
      file: 'apps/web/app/content/all-records.server.ts',
      after: 'const { posts, sounds, videos, albums, announcements, ',
      text: 'books, ',
    },
    {
      file: 'apps/web/app/content/all-records.server.ts',
      after: '    announcement: announcements(),\n',
      text: '    book: books(),\n',
    },
    {
      file: search,
      after: "  records('video', (from) => from.videos(), gallery),\n",
      text: `  records(
    'book',
    (from) => from.books(),
    async (it) => ({ about: it.author ?? '', text: await text(it.content, it.language) }),
  ),
`,
    },
    { file: structuredData, before: "  VideoObject,\n} from 'schema-dts'", text: '  Book as SchemaBook,\n' },
    {
      file: structuredData,
      after: "import type { Album } from '../content/types/albums.server.ts'\n",
      text: "import type { Book } from '../content/types/books.server.ts'\n",
    },
    { file: structuredData, before: '\n/** An album with its pictures. */', text: bookJsonLd },
  ],
  3: [
    { file: 'apps/web/app/features/library/books.tsx' },
    { file: 'apps/web/app/features/library/book-record.tsx' },
    { file: 'apps/web/app/routes/library.tsx' },
    { file: 'apps/web/app/routes/library.$slug.tsx' },
    {
      file: 'apps/web/app/routes.ts',
      after: "    route('library', 'routes/library.tsx'),\n",
      text: "    route('library/:slug', 'routes/library.$slug.tsx'),\n",
    },
  ],
  4: [
    {
      file: 'apps/web/e2e/records.spec.ts',
      after: "  announcement: 'Article',\n",
      text: "  book: 'Book',\n",
    },
    {
      file: 'apps/web/e2e/section-faults.spec.ts',
      after: "  ['/api/imageGalleries', 'imageGalleries', ['galleryImage']],\n",
      text: "  ['/api/books', 'books', ['library']],\n",
    },
  ],
}
