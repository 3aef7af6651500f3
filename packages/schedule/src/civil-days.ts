const msInDay = 86_400_000

/** The civil day so many days after another; before it where `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * msInDay).toISOString().slice(0, 10)
