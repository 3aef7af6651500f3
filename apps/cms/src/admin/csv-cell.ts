/** A spreadsheet would run a text that begins with one of these, also in their wide forms. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell of a CSV file, which a spreadsheet reads as a text. */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as a file, with a mark at its start by which spreadsheets know that it is UTF-8. */
export const csvFile = (rows: string[][]) =>
  `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`

/** Offers a CSV file to the browser. */
export function downloadCsv(csv: string, name: string) {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
