import type { MarkdownOptions } from '../options.ts'

/** The options of every test of the samples. */
export const sampleOptions: MarkdownOptions = {
  mediaBase: 'https://cms.example',
  siteOrigin: 'https://own.example',
  emoji: true,
  katex: true,
  lineNumbers: true,
  lineHighlight: true,
  line: '3-4',
}
