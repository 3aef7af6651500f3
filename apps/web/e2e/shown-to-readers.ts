/** The visible part of a response: the main part of a page, or the lines of a file without its creation time. */
export function shownToReaders(text: string): string {
  const [main = text] = text.match(/<main[\s\S]*<\/main>/) ?? []
  return main.replace(/^DTSTAMP.*$/gm, '')
}
