export interface Position {
  line: number
  ch: number
}

interface Bookmark {
  find(): Position | undefined
  clear(): void
}

interface Marked {
  find(): { from: Position; to: Position } | undefined
  clear(): void
}

/** The editor of a Markdown field (CodeMirror 5), as far as it is used here. */
export interface MarkdownEditor {
  getCursor(end: 'from' | 'to'): Position
  setCursor(position: Position): void
  getValue(): string
  getSelection(): string
  setSelection(from: Position, to: Position): void
  replaceSelection(text: string, select?: 'around' | 'start', origin?: string): void
  focus(): void
  getLine(line: number): string
  lineCount(): number
  replaceRange(text: string, from: Position, to?: Position, origin?: string): void
  posFromIndex(index: number): Position
  indexFromPos(position: Position): number
  coordsChar(place: { left: number; top: number }, mode: 'window'): Position
  markText(from: Position, to: Position, options: { clearWhenEmpty: boolean }): Marked
  setBookmark(position: Position): Bookmark
  addLineWidget(line: number, widget: HTMLElement): { clear(): void }
  operation(change: () => void): void
  scrollIntoView(position: Position | null): void
  isReadOnly(): boolean
  getWrapperElement(): HTMLElement
}

/** The editor of the Markdown field in which something happened; undefined elsewhere, and where nothing may be written. */
export function editorOf({ target }: Event): MarkdownEditor | undefined {
  const element = target instanceof Element ? target.closest('.CodeMirror') : null
  const editor = (element as (Element & { CodeMirror?: MarkdownEditor }) | null)?.CodeMirror
  return editor && !editor.isReadOnly() ? editor : undefined
}
