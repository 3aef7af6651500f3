import { redirect } from 'react-router'
import { parseTimes } from './requested-times.ts'

/** Whether a URL requests every time; an unknown value redirects to the path without it, like a page that a list has not. */
export function requestedTimes(query: URLSearchParams, path: string): boolean {
  const withAll = parseTimes(query)
  if (withAll === undefined) throw redirect(path)
  return withAll
}
