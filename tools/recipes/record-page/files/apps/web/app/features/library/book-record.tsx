import { useTranslation } from 'react-i18next'
import type { Book } from '../../content/books.server.ts'
import { Record } from '../../record/record.tsx'

/** One book in full. */
export function BookRecord({ book }: { book: Omit<Book, 'content'> & { html: string } }) {
  const { t } = useTranslation()
  return <Record record={book} list={{ page: 'library', label: t('nav.library') }} />
}
