/** A value of type TEXT, escaped (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A value of type DATE-TIME in UTC (RFC 5545, 3.3.5), `20261121T105000Z`. */
export function utcValue(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** A content line: at most 75 octets of UTF-8, then a line break and a space before the rest (RFC 5545, 3.1). */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = utf8Size(character.codePointAt(0) ?? 0)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

function utf8Size(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
