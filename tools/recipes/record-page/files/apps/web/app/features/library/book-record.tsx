import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import type { Book } from '../../content/types/books.server.ts'

/** One book in full. */
export function BookRecord({ book }: { book: Omit<Book, 'content'> & { html: string } }) {
  const { t } = useTranslation()
  return <RecordPage record={book} list={{ page: 'library', label: t('nav.library') }} />
}
