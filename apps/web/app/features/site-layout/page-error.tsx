import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageMessage, type PageMessageProps } from '../../components/page-message.tsx'
import { useErrorPage } from '../../platform/error-page.ts'

const failed = { title: 'errors.title', text: 'errors.text' } as const
const notFound = { title: 'errors.notFound', text: 'errors.notFoundText' } as const

type PageErrorProps = Pick<PageMessageProps, 'list'> & {
  /** The message for status 403, where the page can be refused. */
  refused?: PageMessageProps['message']
}

/** Shown in place of a page that failed: a plain message and links, never a stack trace. */
export function PageError({ list, refused }: PageErrorProps) {
  const error = useRouteError()
  useErrorPage()
  const { t } = useTranslation()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const message = (status === 404 && notFound) || (status === 403 && refused) || failed
  return (
    <>
      <title>{t(message.title)}</title>
      <PageMessage message={message} list={list} />
    </>
  )
}
