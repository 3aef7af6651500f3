/**
 * A run of daily values as text. Times of day drift smoothly, so each number written is how much the drift itself
 * changed since the day before (a second difference, from 0 and 0); `-` is a day without the time, and restarts the
 * series.
 */
export function packed(values: readonly (number | null)[]): string {
  let last = 0
  let drift = 0
  return values
    .map((value) => {
      if (value === null) {
        last = 0
        drift = 0
        return '-'
      }
      const change = value - last - drift
      drift = value - last
      last = value
      return String(change)
    })
    .join(' ')
}

export function unpacked(text: string): (number | null)[] {
  let last = 0
  let drift = 0
  return text.split(' ').map((part) => {
    if (part === '-') {
      last = 0
      drift = 0
      return null
    }
    drift += Number(part)
    last += drift
    return last
  })
}
