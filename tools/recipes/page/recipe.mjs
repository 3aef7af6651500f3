const dictionary = (language) => `packages/i18n/dictionaries/${language}.json`

const opening = `  {
    slug: 'library',
    image: 'cover-books',
    fa: {
      title: 'کتابخانه',
      description: 'کتابخانه کانون اسلامی انتاریو',
      content:
        'کتابخانه هر جمعه پس از نماز باز است. کتاب‌ها را می‌توان تا سه هفته به امانت گرفت و با یک تماس سه هفته دیگر نگه داشت. کتاب‌های کودکان کنار در است و فرهنگ‌ها و تفسیرها را همان‌جا می‌توان خواند. برای اهدای کتاب با دفتر کانون تماس بگیرید.',
    },
    en: {
      title: 'Library',
      description: 'The library of the Ontario Islamic Centre',
      content:
        'The library is open every Friday after the prayer. Books can be borrowed for three weeks, and three more after a call. Children’s books stand beside the door; dictionaries and commentaries are read in the room. To give books, please call the office.',
    },
  },
`

export const steps = {
  1: [
    {
      file: dictionary('fa'),
      merge: { nav: { library: 'کتابخانه' }, descriptions: { library: 'کتابخانه کانون اسلامی انتاریو' } },
    },
    {
      file: dictionary('ca'),
      merge: {
        nav: { library: 'Library' },
        descriptions: { library: 'The library of the Ontario Islamic Centre' },
      },
    },
  ],
  2: [
    {
      file: 'packages/site-contract/src/site-paths.ts',
      after: "  announcements: { path: 'announcements' },\n",
      text: "  library: { path: 'library' },\n",
    },
    {
      file: 'apps/web/app/features/site-layout/header-links.ts',
      after: "  { name: 'nav.services', path: 'services' },\n",
      text: "  { name: 'nav.library', path: 'library' },\n",
    },
  ],
  3: [
    { file: 'apps/web/app/routes/library.tsx' },
    {
      file: 'apps/web/app/routes.ts',
      after: "    route('announcements/:slug', 'routes/announcements.$slug.tsx'),\n",
      text: "    route('library', 'routes/library.tsx'),\n",
    },
  ],
  5: [
    {
      file: 'apps/cms/demo/content/section-pages.ts',
      after: 'export const sectionPages: Page[] = [\n',
      text: opening,
    },
  ],
  6: [{ file: 'apps/web/e2e/library.spec.ts' }],
}
