import createMarkdown, { type Token } from 'markdown-it'

/** What the site finds links in, too. Addresses that are written as text are of other sites. */
const markdown = createMarkdown({ html: true, linkify: false })

const attributes = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const inHtml = (html: string) =>
  [...html.matchAll(attributes)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
  )

function linksOf(token: Token): string[] {
  if (token.type === 'link_open') return [String(token.attrGet('href') ?? '')]
  if (token.type === 'image') return [String(token.attrGet('src') ?? '')]
  if (token.type === 'html_inline' || token.type === 'html_block') return inHtml(token.content)
  return token.children?.flatMap(linksOf) ?? []
}

/** The targets of the links and pictures of a Markdown text, as the site reads it, each once. */
export const linksInText = (source: string): string[] =>
  /[[<]/.test(source) ? [...new Set(markdown.parse(source, {}).flatMap(linksOf))] : []
