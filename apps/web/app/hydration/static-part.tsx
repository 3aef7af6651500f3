import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { documentHtml } from './document-html.ts'
import { RenderedOnce } from './lazy-hydrated.tsx'
import './static-part.css'

type StaticPartProps<Data> = {
  /** Its name, one of its kind in a page. */
  id: string
  /** Absent in the data of a document, which shows it already. */
  data: Data | undefined
  children: (data: Data) => ReactNode
}

/**
 * Sections of a page that have no controls but links. In a document they stay the server's HTML: they are not hydrated, and
 * need no data. They are rendered when a navigation or a revalidation brings their data, and on the server once.
 */
export function StaticPart<Data>({ id, data, children }: StaticPartProps<Data>) {
  const language = useLanguage()
  const attributes = { 'data-html': id, className: 'static-part' }
  if (data === undefined)
    return <div key="document" {...attributes} dangerouslySetInnerHTML={{ __html: documentHtml(id) }} />
  return (
    <div key="rendered" {...attributes}>
      <RenderedOnce id={id} data={[language, data]}>
        {children(data)}
      </RenderedOnce>
    </div>
  )
}
