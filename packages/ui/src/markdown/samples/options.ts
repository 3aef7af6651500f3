import type { MarkdownOptions } from '../options.ts'

/** How the samples are rendered, in every test of them. */
export const sampleOptions: MarkdownOptions = {
  mediaBase: 'https://cms.example',
  siteOrigin: 'https://own.example',
  emoji: true,
  katex: true,
  lineNumbers: true,
  lineHighlight: true,
  line: '3-4',
}
