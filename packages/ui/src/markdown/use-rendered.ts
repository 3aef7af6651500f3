import { useEffect, useEffectEvent, useState } from 'react'
import type { MarkdownOptions } from './options.ts'

type Rendered = { text: string | undefined; html?: string; failed?: boolean }

/** The HTML of a text. Changed options render it again; a changed function alone does not. */
export function useRendered(
  text: string | undefined,
  options: MarkdownOptions,
  onError: ((error: Error) => void) | undefined,
): Rendered {
  const [rendered, setRendered] = useState<Rendered>({ text: undefined })
  const failed = useEffectEvent((error: Error) => onError?.(error))
  const render = useEffectEvent(async (source: string) => {
    const { renderMarkdown } = await import('./render.ts')
    return renderMarkdown(source, options)
  })
  const chosen = JSON.stringify(options)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are looked at by their content
  useEffect(() => {
    if (text === undefined) return
    let isCurrent = true
    render(text).then(
      (html) => {
        if (isCurrent) setRendered({ text, html })
      },
      (error) => {
        if (!isCurrent) return
        setRendered({ text, failed: true })
        failed(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text, chosen])

  return rendered.text === text ? rendered : { text }
}
