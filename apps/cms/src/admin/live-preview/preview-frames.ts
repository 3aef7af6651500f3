/** A page that has not reported itself so long after it was requested is not waited for any more. */
const waitTimeoutMs = 20_000
/** Between the loading of a frame and the report of its page. */
const reportTimeoutMs = 1_000

interface Frame {
  element: HTMLIFrameElement
  origin: string
  path: string
}

interface Events {
  onShown(): void
  onFailed(): void
}

/**
 * Shows pages of the site in frames within `host`. A new page loads in a frame of its own below the shown one, which it
 * replaces when it can be seen, scrolled to the same place; one that was not shown yet is cancelled by the next. Each page
 * has its own frame also because the history of a frame would be part of the panel's.
 */
export function createPreviewFrames(host: HTMLElement, title: string, { onShown, onFailed }: Events) {
  let shown: Frame | undefined
  let pending: Frame | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let place = { path: '', top: 0 }
  let count = 0

  const cancel = () => {
    clearTimeout(timer)
    pending?.element.remove()
    pending = undefined
  }
  const failAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel()
      onFailed()
    }, ms)
  }

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    const isFrom = (frame: Frame | undefined): frame is Frame =>
      frame !== undefined && source === frame.element.contentWindow && origin === frame.origin
    if (data?.type === 'previewScrolled' && isFrom(shown))
      place = { path: String(data.path), top: Math.round(Number(data.top)) || 0 }
    if (data?.type !== 'previewShown' || !isFrom(pending)) return
    clearTimeout(timer)
    shown?.element.remove()
    shown = pending
    pending = undefined
    shown.element.inert = false
    onShown()
  }
  window.addEventListener('message', onMessage)

  return {
    /** Posts a signed page to the site. */
    show({ address, unsaved }: { address: string; unsaved: string }) {
      cancel()
      const { origin, pathname } = new URL(address)
      const element = document.createElement('iframe')
      count += 1
      element.name = `preview:${count}:${place.path === pathname ? place.top : 0}`
      element.title = title
      element.inert = true
      host.prepend(element)
      // The empty page that a frame begins with is loaded by now.
      element.addEventListener('load', () => pending?.element === element && failAfter(reportTimeoutMs))
      pending = { element, origin, path: pathname }
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: address,
        target: element.name,
        hidden: true,
      })
      form.append(Object.assign(document.createElement('input'), { name: 'unsaved', value: unsaved }))
      document.body.append(form)
      form.submit()
      form.remove()
      failAfter(waitTimeoutMs)
    },
    cancel,
    remove() {
      window.removeEventListener('message', onMessage)
      cancel()
      shown?.element.remove()
    },
  }
}

export type PreviewFrames = ReturnType<typeof createPreviewFrames>
