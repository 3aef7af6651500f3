import { type ComponentPropsWithRef, useEffect, useEffectEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { type MarkdownOptions, splitOptions } from './options.ts'
import { useDocument } from './use-document.ts'
import { useRendered } from './use-rendered.ts'
import './markdown.css'

type Root = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError' | 'onLoad'>

export type MarkdownEvents = {
  /** The document at `src` has come; its text as it was written. */
  onLoad?: ((text: string) => void) | undefined
  /** The document at `src` did not come, or a text could not be rendered. */
  onError?: ((error: Error) => void) | undefined
  /** The text stands in the page. */
  onReady?: (() => void) | undefined
}

type Rendered = Root & MarkdownEvents & { html: string; data?: undefined; src?: undefined }

type Unrendered = Root &
  MarkdownEvents &
  Omit<MarkdownOptions, 'labels'> & {
    /** `loading` and `failed` are shown meanwhile and instead; the others are those of `renderMarkdown`. */
    labels?: (MarkdownOptions['labels'] & { loading?: string; failed?: string }) | undefined
    html?: undefined
  } & ({ data: string; src?: undefined } | { src: string; data?: undefined })

/**
 * An editor's text. `html`: from `renderMarkdown`, made on the server, and nothing more is loaded. `src`, the address of
 * a document, and `data`, its text, are rendered in the browser, by the same renderer, which is loaded for them.
 */
export type MarkdownProps = Rendered | Unrendered

export function Markdown(props: MarkdownProps) {
  return props.html === undefined ? <UnrenderedText {...props} /> : <RenderedText {...props} />
}

function RenderedText({
  html,
  data: _data,
  src: _src,
  onLoad: _onLoad,
  onError: _onError,
  onReady,
  className,
  ...rest
}: Rendered) {
  const ready = useEffectEvent(() => onReady?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is ready anew
  useEffect(() => {
    ready()
  }, [html])
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
  const rendered = useRendered(data ?? document.text, options, onError)
  if (rendered.html !== undefined)
    return <RenderedText {...rest} className={className} html={rendered.html} onReady={onReady} />
  const failed = document.failed || rendered.failed
  const said = failed ? labels?.failed : labels?.loading
  return (
    <div {...rest} className={classNames('ui-markdown', className)} aria-busy={!failed}>
      {said && <p role={failed ? 'alert' : 'status'}>{said}</p>}
    </div>
  )
}
