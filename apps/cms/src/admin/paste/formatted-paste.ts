import { useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { editorOf } from '../markdown-editor'
import { insertPasted, loadConverter, type Notify, type Transferred } from './insert-pasted'

/** Code of a program has colours in its HTML, which are no formatting. */
const codeType = 'vscode-editor-data'

function readTransfer(transfer: DataTransfer): Transferred {
  return {
    html: transfer.types.includes(codeType) ? '' : transfer.getData('text/html'),
    plain: transfer.getData('text/plain'),
    pictures: [...transfer.files].filter(({ type }) => type.startsWith('image/')),
  }
}

/** Events are handled before the editor sees them. */
const capture = { capture: true }

function handle(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function listen(notify: Notify) {
  const paste = (event: ClipboardEvent) => {
    const editor = editorOf(event)
    const transferred = event.clipboardData && readTransfer(event.clipboardData)
    // Plain text is inserted by the editor itself, also when formatted text is pasted with Ctrl+Shift+V.
    if (!editor || !transferred || (!transferred.html && transferred.pictures.length === 0)) return
    handle(event)
    insertPasted(editor, editor.getCursor('from'), editor.getCursor('to'), transferred, notify)
  }
  const drop = (event: DragEvent) => {
    const editor = editorOf(event)
    const transferred = event.dataTransfer && readTransfer(event.dataTransfer)
    if (!editor || !transferred || transferred.pictures.length === 0) return
    handle(event)
    const place = editor.coordsChar({ left: event.clientX, top: event.clientY }, 'window')
    insertPasted(editor, place, place, { ...transferred, html: '' }, notify)
  }
  const load = (event: FocusEvent) => {
    if (editorOf(event)) loadConverter().catch(() => undefined)
  }
  document.addEventListener('paste', paste, capture)
  document.addEventListener('drop', drop, capture)
  document.addEventListener('focusin', load)
  return () => {
    document.removeEventListener('paste', paste, capture)
    document.removeEventListener('drop', drop, capture)
    document.removeEventListener('focusin', load)
  }
}

/** What says that something was left out stays until it is closed. */
const successMs = 12_000

/** In the Markdown fields of a form, formatted text is pasted as Markdown, and pictures are uploaded. */
export function FormattedPaste() {
  const { toggleNotification } = useNotification()
  useEffect(
    () =>
      listen((type, message) =>
        toggleNotification({
          type,
          message,
          ...(type === 'success' ? { timeout: successMs } : { blockTransition: true }),
        }),
      ),
    [toggleNotification],
  )
  return null
}
