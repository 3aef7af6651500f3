import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './markdown.css'

export type MarkdownProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** From `renderMarkdown`, made on the server: nothing is rendered or cleaned here. */
  html: string
}

/** The typography of an editor's text. */
export function Markdown({ html, className, ...rest }: MarkdownProps) {
  return (
    <div
      {...rest}
      className={classNames('ui-markdown', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown has taken out whatever could act
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
