/** An e-mail header must be one line. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * The plain text of an e-mail as HTML, in which each line has the direction of its own text.
 * @param addresses our own in the text, which become links; an address that a visitor wrote does not
 */
export function asHtml(text: string, language: 'fa' | 'en', addresses: readonly string[]) {
  const dir = language === 'fa' ? 'rtl' : 'ltr'
  const html = addresses
    .map(escaped)
    .reduce((all, it) => all.replaceAll(it, () => `<a href="${it}">${it}</a>`), escaped(text))
  return `<div lang="${language}" dir="${dir}" style="white-space:pre-wrap;unicode-bidi:plaintext">${html}</div>`
}
