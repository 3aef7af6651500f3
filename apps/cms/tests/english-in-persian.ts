interface FixedText {
  reason: string
  texts: RegExp
  /** Only on these pages. */
  pages?: RegExp
}

/** English that Strapi gives no way to translate; docs/editors.fa.md lists it for administrators. */
export const fixedTexts: FixedText[] = [
  {
    reason: 'Names of the accounts of the tests.',
    texts: /^(سلام |ویرایش )?First( Administrator)?$|^Administrator$|^FA$/,
  },
  {
    reason:
      'Accounts of visitors that other tests of the same server registered, and a column of Strapi that has no label.',
    texts: /^(id|seeker|visitor)$/,
    pages: /users-permissions\.user/,
  },
  {
    reason: 'Labels for screen readers that are in the code of Strapi and of its design system.',
    texts: /^(Notifications alt\+T|draft|published|modified|Editor|\[object Object\]|Pagination)$/,
  },
  {
    reason: 'The names of the languages have this mark in lists.',
    texts: /\(default\)/,
    pages: /collection-types/,
  },
  {
    reason: 'A description of a new role has a date in English.',
    texts: /^زمان ایجاد/,
    pages: /\/roles\/new$/,
  },
  {
    reason: 'Texts in the code of pages of the settings.',
    texts: /^(Select|Actions|Edit|Active|Inactive)$/,
    pages: /settings/,
  },
  { reason: 'A notice for screen readers.', texts: /^The roles have loaded/, pages: /roles/ },
  {
    reason: 'Names and descriptions of the roles are stored in the database.',
    texts:
      /^((ویرایش )?(Super Admin|Author|Editor|Authenticated|Public))$|^(Authors|Editors|Super Admins|Default role) /,
  },
  {
    reason: 'Permissions have the names of types, plugins and actions in the code.',
    texts: /^([A-Z][\w-]*( [\w()-]+)*|i18n)$|«.+»|(api|plugin)::/,
    pages: /\/roles\/new$|\/(api|admin)-tokens\/create$/,
  },
  { reason: 'The name of the free edition.', texts: /^Community$/, pages: /application-infos/ },
  {
    reason: 'Groups of events, and labels for screen readers.',
    texts: /^(Entry|Media|row \d+ (key|value))$/,
    pages: /webhooks/,
  },
  { reason: 'Names of services.', texts: /^[a-z0-9]+$/, pages: /providers|email$/ },
  {
    reason: 'Titles of the rows of opening hours are the stored values.',
    texts: /^(everyDay|mondayToFriday|\w+day)$/,
    pages: /about/,
  },
  { reason: 'The address parts of pages.', texts: /^[a-z-]+$/, pages: /page\.page\?/ },
  { reason: 'Titles of English entries of the demo content.', texts: /^[A-Z].*/, pages: /^\/(\?|$)/ },
  {
    reason: 'The views are arranged with the labels as they are stored.',
    texts: /./,
    pages: /\/configurations\//,
  },
]
