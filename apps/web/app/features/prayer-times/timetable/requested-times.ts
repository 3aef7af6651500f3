/** The query parameter of a timetable and of its files; its one value, `all`, adds afternoon and night. */
export const timesParam = 'times'

/** The path of a timetable or of one of its files, with the times that were chosen. */
export const pathWithTimes = (path: string, withAll: boolean): string =>
  withAll ? `${path}?${timesParam}=all` : path

/** Whether a query requests every time; undefined for a value that is unknown. */
export function parseTimes(query: URLSearchParams): boolean | undefined {
  const value = query.get(timesParam)
  return value === null ? false : value === 'all' || undefined
}
