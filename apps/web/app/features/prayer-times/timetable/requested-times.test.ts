import { expect, test } from 'vitest'
import { requestedTimes } from './requested-times.server.ts'
import { parseTimes, pathWithTimes } from './requested-times.ts'

const path = '/ca/prayer-times/toronto/2026-11'

test('afternoon and night are left out unless the query requests all times', () => {
  expect(requestedTimes(new URLSearchParams(), path)).toBe(false)
  expect(requestedTimes(new URLSearchParams('times=all'), path)).toBe(true)
  expect(requestedTimes(new URLSearchParams('times=all&times=none'), path)).toBe(true)
})

test('a value that is unknown leads to the timetable without it', () => {
  for (const value of ['ALL', 'all ', 'asr', '', 'true', '__proto__']) {
    const query = new URLSearchParams({ times: value })
    expect(parseTimes(query), value).toBeUndefined()
    try {
      requestedTimes(query, path)
      expect.unreachable()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(Response)
      expect((thrown as Response).headers.get('Location')).toBe(path)
    }
  }
})

test('the choice is the same parameter on every path', () => {
  expect(pathWithTimes(path, false)).toBe(path)
  const chosen = pathWithTimes(path, true)
  expect(chosen).toBe(`${path}?times=all`)
  expect(parseTimes(new URL(chosen, 'https://www.example.org').searchParams)).toBe(true)
})
