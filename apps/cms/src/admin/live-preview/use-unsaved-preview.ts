import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import type { UnsavedPreviewAnswer, UnsavedPreviewRequest } from '../../unsaved-preview/unsaved-preview'
import { inPanelLanguage } from '../bilingual'
import { createPreviewFrames, type PreviewFrames } from './preview-frames'
import { previewTexts } from './preview-texts'

/** The page follows when nothing was typed for so long. */
const typingPauseMs = 150

export type PreviewState =
  | { name: 'updating' | 'shown' | 'failed' | 'forbidden' | 'off' | 'tooLong' }
  | { name: 'missing'; fields: string[] }

const refusals = { 403: 'forbidden', 404: 'off', 413: 'tooLong' } as const

const refusalOf = (error: unknown) => {
  const status = (error as { response?: { status?: number }; status?: number }).response?.status
  return refusals[status as keyof typeof refusals] ?? 'failed'
}

/** Shows the page of a form in `host`, and again after each change of the request. */
export function useUnsavedPreview(
  host: HTMLElement | null,
  model: string,
  request: Omit<UnsavedPreviewRequest, 'session'>,
) {
  const { post } = useFetchClient()
  const { documentId, locale, shownIn, values } = request
  const frames = useRef<PreviewFrames>()
  const [session] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<PreviewState>({ name: 'updating' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!host) return
    const made = createPreviewFrames(host, inPanelLanguage(previewTexts.frame), {
      onShown: () => setState({ name: 'shown' }),
      onFailed: () => setState({ name: 'failed' }),
    })
    frames.current = made
    return () => made.remove()
  }, [host])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is another request of the same
  useEffect(() => {
    if (!host) return
    const superseded = new AbortController()
    const { signal } = superseded
    const timer = setTimeout(async () => {
      setState({ name: 'updating' })
      try {
        const { data } = await post<UnsavedPreviewAnswer>(
          `/content-manager/unsaved-preview/${model}`,
          { session, documentId, locale, shownIn, values } satisfies UnsavedPreviewRequest,
          { signal },
        )
        if (signal.aborted) return
        if (!('missing' in data)) return frames.current?.show(data)
        frames.current?.cancel()
        setState({ name: 'missing', fields: data.missing })
      } catch (error) {
        if (signal.aborted) return
        frames.current?.cancel()
        setState({ name: refusalOf(error) })
      }
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      superseded.abort()
    }
  }, [host, post, model, session, documentId, locale, shownIn, values, attempt])

  return { state, tryAgain: () => setAttempt((it) => it + 1) }
}
