import { LinkList } from '@islamic-centre/ui/link-list'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import type { Book } from '../../content/types/books.server.ts'
import type { Html } from '../../hydration/document-html.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'

/** The books of the library, each leading to its own page. */
export function Books({ books }: { books: readonly Pick<Book, 'slug' | 'title' | 'language'>[] }) {
  const language = useLanguage()
  return (
    <Section>
      <LinkList
        links={books.map(({ slug, title, language: written }) => ({
          label: title,
          href: recordPath(language, 'book', slug),
          lang: langAttributes(written, language).lang,
        }))}
      />
    </Section>
  )
}

/** One book in full. */
export function BookRecord({ book }: { book: Omit<Book, 'content'> & { html: Html | undefined } }) {
  const { t } = useTranslation()
  return <RecordPage record={book} list={{ page: 'library', label: t('nav.library') }} />
}
