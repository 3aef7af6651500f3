const api = 'apps/cms/src/api/book'
const uid = 'api::book.book'

export const steps = {
  1: [
    { file: `${api}/content-types/book/schema.json` },
    { file: `${api}/controllers/book.ts` },
    { file: `${api}/routes/book.ts` },
    { file: `${api}/services/book.ts` },
  ],
  2: [
    {
      file: 'apps/cms/src/public-types.ts',
      after: "    'api::anouncement.anouncement',\n",
      text: `    '${uid}',\n`,
    },
    {
      file: 'apps/cms/src/preview/site-pages.ts',
      after: "  'api::banner.banner': at('home'),\n",
      text: `  '${uid}': ({ slug }) => (slug ? \`/library/\${slug}\` : '/library'),\n`,
    },
    {
      file: 'apps/cms/tests/public-content.test.ts',
      after: "const collections = [\n  'anouncements',\n",
      text: "  'books',\n",
    },
    { file: 'apps/web/e2e/notify-of-change.ts', after: ' banner ', text: 'book ' },
  ],
  3: [
    {
      file: 'apps/cms/src/editing/labels/content-types.json',
      merge: { [uid]: { author: { label: { en: 'Author', fa: 'نویسنده' } } } },
    },
    {
      file: 'apps/cms/src/editing/view-layouts.ts',
      before: "  'api::image-gallery.image-gallery': {",
      text: `  '${uid}': {
    rows: [['title'], ['author'], ['content'], ['slug']],
    columns: ['title', 'author'],
    sort: ['title', 'ASC'],
  },
`,
    },
    { file: 'apps/cms/src/admin/translations/types.fa.json', merge: { Book: 'کتاب' } },
    {
      file: 'docs/editors.md',
      before: '| **Page** ',
      text: '| **Book**                   | the library                                                                           |\n',
    },
    {
      file: 'docs/editors.fa.md',
      before: '| **صفحه** ',
      text: '| **کتاب**                 | کتابخانه                                                            |\n',
    },
  ],
  4: [
    { file: 'apps/cms/demo/content/books.ts' },
    {
      file: 'apps/cms/demo/content/sections.ts',
      after: "import { banner } from './banner'\n",
      text: "import { bookSection } from './books'\n",
    },
    { file: 'apps/cms/demo/content/sections.ts', after: '  albumSection,\n', text: '  bookSection,\n' },
    {
      file: 'packages/rest-client/src/operations.ts',
      after: "  anouncements: collection('/anouncements'),\n",
      text: "  books: collection('/books'),\n",
    },
  ],
}
