import type { MarkdownIt } from 'markdown-it'

/** What a URL in a text ends before: spaces, markup, quotes and Persian commas, and marks of direction. */
const urlCharacters = /[^\s<>"«»“”‹›،؛\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/y
const trailing = /(?:[?!.,:*_~'’؟…]|&[a-z\d]+;)$/i

const count = (text: string, character: string) => text.split(character).length - 1

/**
 * Where a URL ends that begins at `start`, as on GitHub: not with punctuation or what looks like an entity, nor with a
 * parenthesis that it did not open. Source: GitHub Flavored Markdown 0.29, "Autolinks (extension)".
 */
function urlEnd(text: string, start: number): number {
  urlCharacters.lastIndex = start
  const [run = ''] = urlCharacters.exec(text) ?? []
  let url = run
  let unopened = count(run, ')') - count(run, '(')
  for (;;) {
    const end = unopened > 0 && url.endsWith(')') ? ')' : trailing.exec(url.slice(-40))?.[0]
    if (!end) return start + url.length
    if (end === ')') unopened--
    url = url.slice(0, -end.length)
  }
}

type Match = ReturnType<MarkdownIt['linkify']['matchAtStart']> & object

const isUrl = ({ schema, raw }: Match) => /^(https?:|ftp:|www\.)$/.test(schema) || /^www\./i.test(raw)

/** The match with GitHub's end; its URL differs from its text where the protocol was added. */
function withEnd(match: Match, text: string): Match {
  if (!isUrl(match)) return match
  const lastIndex = urlEnd(text, match.index)
  const raw = text.slice(match.index, lastIndex)
  const url = match.url.startsWith(match.raw) ? raw : match.url.slice(0, match.url.indexOf(match.raw)) + raw
  return Object.assign(match, { lastIndex, raw, text: raw, url })
}

const domain = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/uy

/** Links `www.` before any domain, and ends bare URLs where GitHub does; the library ends some too early, some too late. */
export function autolinks({ linkify }: MarkdownIt) {
  linkify.add('www.', {
    validate(text, at) {
      domain.lastIndex = at
      return domain.exec(text)?.[0].length ?? 0
    },
    normalize: (it) => {
      it.url = `http://${it.url}`
    },
  })
  const { match, matchAtStart } = linkify
  linkify.match = (text) => {
    let end = 0
    return (
      match.call(linkify, text)?.flatMap((it) => {
        // Within the URL before it.
        if (it.index < end) return []
        const whole = withEnd(it, text)
        end = whole.lastIndex
        return whole
      }) ?? null
    )
  }
  linkify.matchAtStart = (text) => {
    const found = matchAtStart.call(linkify, text)
    return found && withEnd(found, text)
  }
}
