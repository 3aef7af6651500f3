/** A Markdown table as the formatter prints it: a first column of text, then right-aligned columns of numbers. */
export function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const [heading = []] = rows
  const widths = heading.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const padded = (row: readonly string[]) =>
    line(
      widths.map((width, column) =>
        column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      ),
    )
  const rule = line(
    widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  )
  return [padded(heading), rule, ...rows.slice(1).map(padded)]
}
