import type { LinkTarget } from '../../entry-links/link-target'
import { decoded } from '../../entry-links/site-path'
import { editorOf, type MarkdownEditor } from '../markdown-editor'

/** Where a link is written: in a Markdown text, or as the value of a field. */
export type WritingPlace = { editor: MarkdownEditor } | { input: HTMLInputElement }

export const isThere = (place: WritingPlace) =>
  ('editor' in place ? place.editor.getWrapperElement() : place.input).isConnected

/** The place of an event; undefined where no link is written. */
export function placeOf(event: Event, isLink: (name: string) => boolean): WritingPlace | undefined {
  const editor = editorOf(event)
  if (editor) return { editor }
  const { target } = event
  const isField = target instanceof HTMLInputElement && !target.disabled && isLink(target.name)
  return isField ? { input: target } : undefined
}

export const focusPlace = (place: WritingPlace) =>
  'editor' in place ? place.editor.focus() : place.input.focus()

/** Writes a link: around the selected text or with the title, or as the value of a field. */
export function writeLink(
  place: WritingPlace,
  { path, title }: LinkTarget,
  onChange: (name: string, value: string) => void,
) {
  if ('editor' in place) {
    const text = place.editor.getSelection() || title.replaceAll(/[\\[\]]/g, '\\$&')
    place.editor.replaceSelection(`[${text}](${path})`, undefined, 'paste')
  }
  // The site adds its language to the path of a field, also to that of an upload, which has an origin therefore.
  else onChange(place.input.name, path.startsWith('/uploads/') ? window.location.origin + path : path)
}

const editors = () =>
  [...document.querySelectorAll<HTMLElement & { CodeMirror?: MarkdownEditor }>('.CodeMirror')].flatMap(
    ({ CodeMirror }) => CodeMirror ?? [],
  )

/** Selects a link in the field of the form where it is, if the field is open. */
export function showLink({ kind, path, value }: { kind: string; path: string; value: string }, link: string) {
  if (kind === 'link') {
    document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(path)}"]`)?.focus()
    return
  }
  const editor = editors().find((it) => it.getValue() === value)
  if (!editor) return
  const written = [link, decoded(link), link.replaceAll('&', '\\&')].find((it) => value.includes(it))
  editor.focus()
  if (!written) return
  const start = value.indexOf(written)
  editor.setSelection(editor.posFromIndex(start), editor.posFromIndex(start + written.length))
  editor.scrollIntoView(null)
}
