import type { KatexOptions } from 'katex'
import type { PictureSource } from '../picture/source.ts'
import type { AddressOptions } from './addresses.ts'
import type { AlertLabels } from './alerts.ts'

/** The options of formulas; those that affect safety and the content security policy cannot be changed. */
export type FormulaOptions = Pick<KatexOptions, 'macros' | 'strict' | 'leqno' | 'fleqn' | 'colorIsTextColor'>

export type CodeOptions = {
  /** Numbers before the lines of code. Copied code does not have them. */
  lineNumbers?: boolean | undefined
  /** The number of the first line. Default 1. */
  start?: number | undefined
  /** Marks the lines that `line` names. */
  lineHighlight?: boolean | undefined
  /** Lines to mark: `2,4-6`. Counted as the shown numbers are, or from `lineOffset` where none are shown. */
  line?: string | readonly string[] | undefined
  /** The number of lines before the first one, if no numbers are shown. Default 0. */
  lineOffset?: number | undefined
}

export type KnownPicture = {
  width: number
  height: number
  /** Other formats and widths, the best format first. */
  sources?: readonly PictureSource[]
  sizes?: string
}

export type MarkdownOptions = AddressOptions &
  CodeOptions & {
    /** Removes everything that could run or load in the browser. Off only for text that is not from a person. */
    sanitize?: boolean | undefined
    /**
     * A prefix of every id of the text and of the links to them, so that texts on one page share none: letters, digits
     * and hyphens. Default: none.
     */
    idPrefix?: string | undefined
    /** Ids of the page around the text, which no heading may use: a link to one would have the wrong target. */
    reservedIds?: readonly string[] | undefined
    /** The level of the highest headings of the text, the others below them. Default: the levels that were written. */
    topHeading?: number | undefined
    /** Short names such as `:rose:` become characters. */
    emoji?: boolean | undefined
    /** Formulas between dollar signs: `$x^2$` in a line, `$$…$$` by themselves. */
    katex?: boolean | undefined
    katexOptions?: FormulaOptions | undefined
    /**
     * The data of a picture, by the URL its author wrote: its size in pixels, so that its space is reserved while it
     * loads, and its other sources.
     */
    pictureAt?: ((address: string) => KnownPicture | undefined) | undefined
    /** How a footnote's number is written. Default: 1, 2, 3. */
    formatNumber?: ((number: number) => string) | undefined
    /**
     * The labels of parts for screen readers, without which they have no name, and the titles of alerts (`> [!NOTE]`),
     * without which they are quotes.
     */
    labels?:
      | (Partial<Record<'table' | 'code' | 'footnotes' | 'backToText', string>> & AlertLabels)
      | undefined
  }

const names: Record<keyof MarkdownOptions, true> = {
  mediaBase: true,
  siteOrigin: true,
  resolvePath: true,
  sanitize: true,
  idPrefix: true,
  reservedIds: true,
  topHeading: true,
  emoji: true,
  katex: true,
  katexOptions: true,
  lineNumbers: true,
  start: true,
  lineHighlight: true,
  line: true,
  lineOffset: true,
  pictureAt: true,
  formatNumber: true,
  labels: true,
}

/** Splits a component's props into options of the renderer and props of its element. */
export function splitOptions<Props extends MarkdownOptions>(
  props: Props,
): [options: MarkdownOptions, rest: Omit<Props, keyof MarkdownOptions>] {
  const entries = Object.entries(props)
  const isOption = ([name]: [string, unknown]) => Object.hasOwn(names, name)
  return [
    Object.fromEntries(entries.filter(isOption)),
    Object.fromEntries(entries.filter((entry) => !isOption(entry))) as Omit<Props, keyof MarkdownOptions>,
  ]
}
