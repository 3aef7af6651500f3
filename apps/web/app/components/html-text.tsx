import { RenderedMarkdown } from '@islamic-centre/ui/markdown'
import type { ComponentProps } from 'react'
import { type Html, htmlText } from '../hydration/document-html.ts'

type HtmlTextProps = Omit<ComponentProps<typeof RenderedMarkdown>, 'html'> & {
  html: Html | undefined
}

/** An editor's text, rendered from markdown on the server; nothing where there is none. */
export const HtmlText = ({ html, ...rest }: HtmlTextProps) =>
  html && <RenderedMarkdown data-html={html.id} html={htmlText(html)} {...rest} />
