import { useEffect, useEffectEvent, useState } from 'react'

type Document = { src: string | undefined; text?: string; failed?: boolean }
type Events = { onLoad: ((text: string) => void) | undefined; onError: ((error: Error) => void) | undefined }

async function read(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The document ${address} was not read: status ${response.status}`)
  return response.text()
}

/** The text at a URL. A new URL, or unmounting, aborts the request. */
export function useDocument(src: string | undefined, { onLoad, onError }: Events): Document {
  const [document, setDocument] = useState<Document>({ src })
  const loaded = useEffectEvent((text: string) => onLoad?.(text))
  const failed = useEffectEvent((error: Error) => onError?.(error))

  useEffect(() => {
    if (src === undefined) return
    const controller = new AbortController()
    read(src, controller.signal).then(
      (text) => {
        if (controller.signal.aborted) return
        setDocument({ src, text })
        loaded(text)
      },
      (error) => {
        if (controller.signal.aborted) return
        setDocument({ src, failed: true })
        failed(error)
      },
    )
    return () => controller.abort()
  }, [src])

  return document.src === src ? document : { src }
}
