/** What a reader sees of an answer: the main part of a page, and of a file its lines but the time of its making. */
export function shownToReaders(text: string): string {
  const [main = text] = text.match(/<main[\s\S]*<\/main>/) ?? []
  return main.replace(/^DTSTAMP.*$/gm, '')
}
