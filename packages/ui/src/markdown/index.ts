export {
  Markdown,
  type MarkdownEvents,
  type MarkdownProps,
  RenderedMarkdown,
  type RenderedMarkdownProps,
} from './markdown.tsx'
export type { MarkdownOptions } from './options.ts'
