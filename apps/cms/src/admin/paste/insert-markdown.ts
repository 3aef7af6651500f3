import type { MarkdownEditor, Position } from '../markdown-editor'
import { pictureMarks } from './conversion/picture-mark'

/** The place of a picture that is being uploaded. It is no text, so it cannot be saved with the entry. */
export interface PicturePlace {
  /** Puts the picture there; false if the place is gone with the text around it, or with the form. */
  fill(markdown: string): boolean
  remove(): void
}

interface Range {
  from: Position
  to: Position
}

const isBlank = (line: string) => line.trim() === ''

/** The line ends before and after Markdown that is no part of a line, so that an empty line is on each side of it. */
function spaceAround(editor: MarkdownEditor, { from, to }: Range): [before: string, after: string] {
  const before = editor.getLine(from.line).slice(0, from.ch)
  const after = editor.getLine(to.line).slice(to.ch)
  const isBelowText = from.line > 0 && !isBlank(editor.getLine(from.line - 1))
  const isAboveText = to.line + 1 < editor.lineCount() && !isBlank(editor.getLine(to.line + 1))
  return [
    isBlank(before) ? (isBelowText ? '\n' : '') : '\n\n',
    isBlank(after) ? (isAboveText ? '\n' : '') : '\n\n',
  ]
}

/** The widget stands below the line: beside one in the line, the editor takes no keys. */
function placeAt(editor: MarkdownEditor, position: Position, widget: HTMLElement): PicturePlace {
  const bookmark = editor.setBookmark(position)
  const shown = editor.addLineWidget(position.line, widget)
  const remove = () => {
    bookmark.clear()
    shown.clear()
  }
  return {
    fill(markdown) {
      const found = editor.getWrapperElement().isConnected ? bookmark.find() : undefined
      remove()
      if (found) editor.replaceRange(markdown, found, found, 'paste')
      return found !== undefined
    },
    remove,
  }
}

/**
 * Replaces a range by Markdown, in one step of undo. `widgets` are shown where the marks of pictures are, until these are uploaded.
 */
export function insertMarkdown(
  editor: MarkdownEditor,
  range: Range,
  { markdown, isInline }: { markdown: string; isInline: boolean },
  widgets: HTMLElement[],
): PicturePlace[] {
  const [before, after] = isInline ? ['', ''] : spaceAround(editor, range)
  // Every second part is the number of a picture.
  const parts = `${before}${markdown}${after}`.split(pictureMarks)
  const texts = parts.filter((_, at) => at % 2 === 0)
  const places: PicturePlace[] = []
  editor.operation(() => {
    editor.replaceRange(texts.join(''), range.from, range.to, 'paste')
    let index = editor.indexFromPos(range.from)
    const end = editor.posFromIndex(index + texts.join('').length - after.length)
    texts.forEach((text, at) => {
      index += text.length
      const picture = Number(parts[at * 2 + 1])
      const widget = widgets[picture]
      if (widget) places[picture] = placeAt(editor, editor.posFromIndex(index), widget)
    })
    editor.setCursor(end)
    editor.scrollIntoView(null)
  })
  return places
}
