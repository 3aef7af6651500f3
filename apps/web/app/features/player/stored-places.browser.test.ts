import { beforeEach, expect, test } from 'vitest'
import { readPlace, storePlace } from './stored-places.ts'

beforeEach(() => localStorage.clear())

test('the place in a recording is stored on the device, to the second', () => {
  storePlace('/talk.mp3', 750.8, 3600)
  expect(readPlace('/talk.mp3')).toBe(750)
  expect(readPlace('/other.mp3')).toBeUndefined()
})

test('the start of a recording is no place to go on from, and its end removes the place', () => {
  storePlace('/talk.mp3', 12, 3600)
  expect(readPlace('/talk.mp3')).toBeUndefined()
  storePlace('/talk.mp3', 750, 3600)
  storePlace('/talk.mp3', 3590, 3600)
  expect(readPlace('/talk.mp3')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('a recording whose length is unknown has no place', () => {
  storePlace('/live', 750, 0)
  expect(readPlace('/live')).toBeUndefined()
})

test('the device stores the last thirty recordings', () => {
  for (let at = 0; at < 40; at++) storePlace(`/talk-${at}.mp3`, 100, 3600)
  storePlace('/talk-15.mp3', 200, 3600)
  expect(readPlace('/talk-9.mp3')).toBeUndefined()
  expect(readPlace('/talk-10.mp3')).toBe(100)
  expect(readPlace('/talk-15.mp3')).toBe(200)
  expect(JSON.parse(localStorage.getItem('recording-places') ?? '')).toHaveLength(30)
})

test('what else may stand there is ignored', () => {
  localStorage.setItem('recording-places', '[["/talk.mp3"],null,["/good.mp3",70]]')
  expect(readPlace('/talk.mp3')).toBeUndefined()
  expect(readPlace('/good.mp3')).toBe(70)
  localStorage.setItem('recording-places', '{')
  expect(readPlace('/good.mp3')).toBeUndefined()
})
