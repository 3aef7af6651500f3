export { Markdown, type MarkdownEvents, type MarkdownProps } from './markdown.tsx'
export type { MarkdownOptions } from './options.ts'
