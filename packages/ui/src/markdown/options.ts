import type { KatexOptions } from 'katex'
import type { PictureSource } from '../picture/source.ts'
import type { AddressOptions } from './addresses.ts'

/** What a formula may be told; that its output is safe and fits a strict content policy is not for sale. */
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
  /** How many lines come before the first, where no numbers are shown. Default 0. */
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
    /** Takes out what could act in a visitor's browser. Off only for text that is not from a person. */
    sanitize?: boolean | undefined
    /**
     * Stands before every id of the text and in the links to them, so that texts on one page share none: letters,
     * digits and hyphens. Default: nothing.
     */
    idPrefix?: string | undefined
    /** Ids of the page around the text, which no heading may take: a link to one would lead to the wrong place. */
    reservedIds?: readonly string[] | undefined
    /** Short names such as `:rose:` become characters. */
    emoji?: boolean | undefined
    /** Formulas between dollar signs: `$x^2$` in a line, `$$…$$` by themselves. */
    katex?: boolean | undefined
    katexOptions?: FormulaOptions | undefined
    /**
     * What is known of a picture, by the address its author wrote: its size in pixels, so that its place is kept while
     * it loads, and what else it may be had in.
     */
    pictureAt?: ((address: string) => KnownPicture | undefined) | undefined
    /** How a footnote's number is written. Default: 1, 2, 3. */
    formatNumber?: ((number: number) => string) | undefined
    /** What screen readers hear. Without a label the part has no name. */
    labels?: Partial<Record<'table' | 'code' | 'footnotes' | 'backToText', string>> | undefined
  }

const names: Record<keyof MarkdownOptions, true> = {
  mediaBase: true,
  siteOrigin: true,
  resolvePath: true,
  sanitize: true,
  idPrefix: true,
  reservedIds: true,
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

/** Parts a component's props into what the renderer is told and what its element gets. */
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
