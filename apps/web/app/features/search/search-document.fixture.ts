import type { SearchDocument } from './search-document.ts'

/** A free page in Persian that has a title alone, for tests; `more` says what is otherwise. */
export const document = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  path: `/fa/p/${title}`,
  language: 'fa',
  languages: ['fa'],
  kind: 'page',
  title,
  about: '',
  text: '',
  ...more,
})
