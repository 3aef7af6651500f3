const tag = /<(\/?)([a-z][a-z\d]*)(?:"[^"]*"|[^">])*>/g
/** These part no words. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
)
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of HTML that our renderer wrote: its elements are whole, its attributes quoted, its entities these five. */
export const plainText = (html: string): string =>
  html
    .replace(/<annotation\b[\s\S]*?<\/annotation>/g, '')
    .replace(tag, (_, _end, name: string) => (inline.has(name) ? '' : ' '))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
