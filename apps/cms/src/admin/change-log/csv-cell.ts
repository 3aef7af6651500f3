/** A spreadsheet would run a text that begins with one of these, also in their wide forms. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell of a CSV file, which a spreadsheet reads as a text. */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
