'use client'

import { type ComponentPropsWithRef, useEffect, useEffectEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { type MarkdownOptions, splitOptions } from './options.ts'
import { useDocument } from './use-document.ts'
import { useRendered } from './use-rendered.ts'
import './markdown.css'
import './lists.css'
import './pictures.css'
import './tables.css'
import './code.css'
import './code-colours.css'
import './formulas.css'
import './footnotes.css'

type Root = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError' | 'onLoad'>

export type MarkdownEvents = {
  /** Called with the source text when the document at `src` is loaded. */
  onLoad?: ((text: string) => void) | undefined
  /** Called when the document at `src` could not be loaded, or a text could not be rendered. */
  onError?: ((error: Error) => void) | undefined
  /** Called when the text is rendered in the page. */
  onReady?: (() => void) | undefined
}

export type RenderedMarkdownProps = Root & {
  /** The result of `renderMarkdown`. */
  html: string
  onReady?: MarkdownEvents['onReady']
}

type Rendered = RenderedMarkdownProps & MarkdownEvents & { data?: undefined; src?: undefined }

type Unrendered = Root &
  MarkdownEvents &
  Omit<MarkdownOptions, 'labels'> & {
    /** `loading` and `failed` are the messages in place of the text; the others are those of `renderMarkdown`. */
    labels?: (MarkdownOptions['labels'] & { loading?: string; failed?: string }) | undefined
    html?: undefined
  } & ({ data: string; src?: undefined } | { src: string; data?: undefined })

/**
 * An editor's text. `html` is the result of `renderMarkdown` on the server, for which nothing is loaded. `src`, the URL of
 * a document, and `data`, a source text, are rendered in the browser by the same renderer, which is loaded for them.
 */
export type MarkdownProps = Rendered | Unrendered

export function Markdown(props: MarkdownProps) {
  if (props.html === undefined) return <UnrenderedText {...props} />
  const { data: _data, src: _src, onLoad: _onLoad, onError: _onError, ...rendered } = props
  return <RenderedMarkdown {...rendered} />
}

/** Calls `onReady` after each change of the rendered HTML. */
function useReady(html: string | undefined, onReady: (() => void) | undefined) {
  const ready = useEffectEvent(() => onReady?.())
  useEffect(() => {
    if (html !== undefined) ready()
  }, [html])
}

/** `Markdown` without what renders in the browser: less code for pages whose texts a server has rendered. */
export function RenderedMarkdown({ html, onReady, className, ...rest }: RenderedMarkdownProps) {
  useReady(html, onReady)
  return (
    <div
      {...rest}
      className={classNames('ui-markdown', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown has taken out whatever could act
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function UnrenderedText({
  html: _html,
  data,
  src,
  onLoad,
  onError,
  onReady,
  className,
  ...props
}: Unrendered) {
  const [options, rest] = splitOptions(props)
  const { labels } = props
  const document = useDocument(src, { onLoad, onError })
  const { html, failed = document.failed } = useRendered(data ?? document.text, options, onError)
  useReady(html, onReady)
  const root = { ...rest, className: classNames('ui-markdown', className) }
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown has taken out whatever could act
    return <div {...root} dangerouslySetInnerHTML={{ __html: html }} />
  const message = failed ? labels?.failed : labels?.loading
  return (
    <div {...root} aria-busy={!failed}>
      {message && (
        <p className="ui-markdown__state" role={failed ? 'alert' : 'status'}>
          {message}
        </p>
      )}
    </div>
  )
}
