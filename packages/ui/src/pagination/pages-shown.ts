/**
 * The page numbers to show: the first, the last, and the current one between its neighbours; null is a gap. A gap never
 * replaces a single page.
 */
export function pagesShown(page: number, count: number): Array<number | null> {
  const named = [...new Set([1, page - 1, page, page + 1, count])].filter((at) => at >= 1 && at <= count)
  return named.flatMap((at, index) => {
    const before = named[index - 1] ?? at - 1
    if (at - before === 2) return [at - 1, at]
    return at - before > 2 ? [null, at] : [at]
  })
}
