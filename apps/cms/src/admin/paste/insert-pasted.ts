import { inPanelLanguage, isPersian } from '../bilingual'
import type { MarkdownEditor, Position } from '../markdown-editor'
import type { Converted } from './conversion/html-to-markdown'
import { pictureMark, pictureMarks } from './conversion/picture-mark'
import { insertMarkdown } from './insert-markdown'
import { pasteTexts as texts } from './paste-texts'
import { type Picture, reasonOf, uploadPicture } from './upload-picture'

/** What was pasted or dropped, read during the event: the browser has it no longer afterwards. */
export interface Transferred {
  html: string
  plain: string
  pictures: Blob[]
}

export type Notify = (type: 'success' | 'warning' | 'danger', message: string) => void

interface Readable extends Pick<Converted, 'markdown' | 'isInline'> {
  pictures: Picture[]
  refused: number
}

const withNumbers = (text: readonly [string, string], numbers: Record<string, number>) =>
  Object.entries(numbers).reduce(
    (made, [name, number]) => made.replace(`{${name}}`, number.toLocaleString(isPersian() ? 'fa' : 'en')),
    inPanelLanguage(text),
  )

/** Of a text and the numbers of its pictures in turn. */
const isBlank = (parts: string[]) => parts.every((part, at) => at % 2 === 1 || part.trim() === '')

/** The converter is loaded when it is needed first. */
export const loadConverter = () => import('./conversion/html-to-markdown')

const ofFiles = (files: Blob[]): Readable => ({
  markdown: files.map((_, at) => pictureMark(at)).join('\n\n'),
  isInline: false,
  pictures: files.map((source) => ({ source, alt: '' })),
  refused: 0,
})

const asItIs = (plain: string): Readable => ({ markdown: plain, isInline: true, pictures: [], refused: 0 })

async function read({ html, plain, pictures: files }: Transferred, notify: Notify): Promise<Readable> {
  if (!html) return ofFiles(files)
  try {
    const { htmlToMarkdown } = await loadConverter()
    const { pictures, ...converted } = htmlToMarkdown(html, window.location.origin)
    const { found, refused } = pictures
    // A copied picture has its file beside the HTML that names its address.
    if (files.length > 0 && isBlank(converted.markdown.split(pictureMarks))) return ofFiles(files)
    if (converted.markdown === '' && refused === 0) return asItIs(plain)
    return { ...converted, pictures: found, refused }
  } catch {
    notify('warning', inPanelLanguage(texts.plain))
    return asItIs(plain)
  }
}

function widgetFor(number: number, count: number): HTMLElement {
  const widget = document.createElement('div')
  widget.className = 'centre-uploading'
  widget.dir = isPersian() ? 'rtl' : 'ltr'
  widget.textContent = withNumbers(texts.uploading, { number, count })
  return widget
}

const markdownOf = (alt: string, url: string) => `![${alt.replaceAll(/[\\[\]]/g, '\\$&')}](${url})`

/** Inserts what was pasted into a range, then uploads its pictures one after the other into their places. */
export async function insertPasted(
  editor: MarkdownEditor,
  from: Position,
  to: Position,
  transferred: Transferred,
  notify: Notify,
) {
  // What is typed while the converter is loaded moves the range.
  const range = editor.markText(from, to, { clearWhenEmpty: false })
  const { pictures, refused, ...converted } = await read(transferred, notify)
  const found = range.find() ?? { from: editor.getCursor('from'), to: editor.getCursor('to') }
  range.clear()
  const widgets = pictures.map((_, at) => widgetFor(at + 1, pictures.length))
  const places = insertMarkdown(editor, found, converted, widgets)
  if (refused > 0) notify('warning', withNumbers(texts.refused, { count: refused }))

  let inserted = 0
  const faults = new Set<string>()
  for (const [at, picture] of pictures.entries()) {
    try {
      const url = await uploadPicture(picture, at + 1)
      if (places[at]?.fill(markdownOf(picture.alt, url))) inserted++
      else faults.add(inPanelLanguage(texts.notInserted))
    } catch (error) {
      places[at]?.remove()
      faults.add(reasonOf(error))
    }
  }
  if (inserted > 0) notify('success', withNumbers(texts.uploaded, { count: inserted }))
  for (const fault of faults) notify('danger', fault)
}
