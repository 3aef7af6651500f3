import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const fieldIn = (root: HTMLElement | null) => root?.querySelector<HTMLInputElement>('input[type=search]')

/**
 * The keys of a search: `/` leads to the field from anywhere, the arrows from result to result, Escape clears. Enter
 * opens a result, as it does any link.
 */
export function SearchKeys({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== '/' || hasModifier || event.isComposing || isTyping(event.target)) return
      event.preventDefault()
      const field = fieldIn(root.current)
      field?.focus()
      field?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const input = fieldIn(root.current)
    if (!input || event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && input.value) {
      event.preventDefault()
      input.value = ''
      input.focus()
      input.form?.requestSubmit()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [input, ...(root.current?.querySelectorAll<HTMLElement>('.search-results a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLInputElement)
    const next = step && at >= 0 ? stops[at + step] : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside
    <div ref={root} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
