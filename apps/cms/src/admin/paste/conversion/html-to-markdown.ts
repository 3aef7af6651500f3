import { toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { readBlocks } from './blocks'
import { readFormatting } from './formatting'
import { markInlineHtml, writeInlineHtml } from './inline-html'
import { readLinks } from './links'
import { type Pictures, readPictures } from './pictures'
import { preserveLines } from './preserve-lines'
import { readClipboard } from './read-clipboard'
import { encloseStray } from './stray-parts'
import { readTables } from './tables'
import { tidyFormatting } from './tidy-formatting'
import { tidyMarkdown } from './tidy-markdown'
import { readWordLists } from './word-lists'

export interface Converted {
  /** A picture is a mark in it. */
  markdown: string
  /** Whether it is part of a line: a single paragraph. */
  isInline: boolean
  pictures: Pictures
}

const options: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  // The site has footnotes: a link whose text begins so would begin one.
  unsafe: [{ before: '\\[', character: '^', inConstruct: 'phrasing' }],
}

/**
 * The Markdown of what programs put on the clipboard as HTML. `library` is the origin of the media library.
 * @throws RangeError if elements are nested too deeply
 */
export function htmlToMarkdown(source: string, library: string): Converted {
  const tree = readClipboard(source)
  preserveLines(tree)
  readWordLists(tree)
  encloseStray(tree)
  readLinks(tree)
  const pictures = readPictures(tree, library)
  readTables(tree)
  readBlocks(tree)
  tree.children = readFormatting(tree.children) as typeof tree.children
  tidyFormatting(tree)
  markInlineHtml(tree)
  const markdown = toMdast(tree, { document: true }) as Root
  tidyMarkdown(markdown)
  return {
    markdown: writeInlineHtml(toMarkdown(markdown, options)).trim(),
    isInline: markdown.children.length < 2 && markdown.children.every(({ type }) => type === 'paragraph'),
    pictures,
  }
}
