import { useTranslation } from 'react-i18next'
import { RecordCard } from '../../components/record-card.tsx'
import { RecordList } from '../../components/record-list.tsx'
import { RecordPage } from '../../components/record-page.tsx'
import type { Book } from '../../content/types/books.server.ts'
import type { Html } from '../../hydration/document-html.ts'
import type { Paging } from '../../paging/paging.ts'

type BooksProps = { books: readonly Pick<Book, 'slug' | 'title' | 'language'>[]; paging: Paging }

/** The books of the library, each linking to its own page. */
export const Books = ({ books, paging }: BooksProps) => (
  <RecordList page="library" paging={paging}>
    {books.map((book) => (
      <RecordCard key={book.slug} kind="book" record={book} summary={undefined} />
    ))}
  </RecordList>
)

/** One book in full. */
export function BookRecord({ book }: { book: Omit<Book, 'content'> & { html: Html | undefined } }) {
  const { t } = useTranslation()
  return <RecordPage record={book} list={{ page: 'library', label: t('nav.library') }} />
}
