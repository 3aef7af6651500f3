import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageMessage, type PageMessageProps } from '../../components/page-message.tsx'
import { useErrorPage } from '../../platform/error-page.ts'

const failed = { title: 'errors.title', text: 'errors.text' } as const
const notFound = { title: 'errors.notFound', text: 'errors.notFoundText' } as const

type PageErrorProps = Pick<PageMessageProps, 'list'> & {
  /** The messages of this page for a status. */
  messages?: { 403?: PageMessageProps['message']; 404?: PageMessageProps['message'] }
}

/** Shown in place of a page that failed: a plain message and links, never a stack trace. */
export function PageError({ list, messages = {} }: PageErrorProps) {
  const error = useRouteError()
  useErrorPage()
  const { t } = useTranslation()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const message =
    (status === 404 && (messages[404] ?? notFound)) || (status === 403 && messages[403]) || failed
  return (
    <>
      <title>{t(message.title)}</title>
      <PageMessage message={message} list={list} />
    </>
  )
}
