import { expect, test } from 'vitest'
import type { PostEntry } from '../../content/types/posts.server.ts'
import type { Sound } from '../../content/types/sounds.server.ts'
import { findLecture } from './find-lecture.ts'
import { recordingOf, withRecordings } from './lecture-recordings.ts'
import { lecturesByPage } from './lectures-by-page.ts'

const lecture = (slug: string, startsAt: string, more: Partial<PostEntry> = {}): PostEntry => ({
  documentId: slug,
  slug,
  title: slug,
  excerpt: undefined,
  content: undefined,
  cover: undefined,
  startsAt,
  endsAt: undefined,
  place: undefined,
  teacher: 'Ali',
  registrationUrl: undefined,
  language: 'ca',
  languages: ['ca'],
  ...more,
})
const sound = (slug: string): Sound => ({
  id: `${slug}-ca`,
  slug,
  title: slug,
  speaker: undefined,
  kind: 'recitation',
  date: undefined,
  onMainPage: false,
  src: `/uploads/${slug}.mp3`,
})

const older = lecture('older', '2026-09-04T17:30:00Z', { recording: '/uploads/older.mp3' })
const newer = lecture('newer', '2026-10-02T03:30:00Z', {
  recording: '/uploads/newer.mp3?v=1',
  video: 'https://vimeo.com/100000007',
})
const inPersian = lecture('persian', '2026-08-01T17:30:00Z', {
  recording: '/uploads/persian.mp3',
  language: 'fa',
})
const notRecorded = lecture('notes', '2026-10-09T17:30:00Z')
const lectures = [older, newer, inPersian, notRecorded]

test('the recording of a lecture is a track with its title, its speaker and its day in Toronto', () => {
  expect(recordingOf(newer)).toMatchObject({
    title: 'newer',
    speaker: 'Ali',
    kind: 'lecture',
    date: '2026-10-01',
    src: '/uploads/newer.mp3?v=1',
  })
  expect(recordingOf(notRecorded)).toBeUndefined()
})

test('recorded lectures are tracks of their language, the latest first, before the sounds', () => {
  const { fa, ca } = withRecordings({ fa: [], ca: [sound('yasin'), sound('older')] }, lectures)
  expect(fa.map((it) => it.slug)).toEqual(['persian'])
  // The sound with the address part of a recorded lecture is the same recording.
  expect(ca.map((it) => it.src)).toEqual([
    '/uploads/newer.mp3?v=1',
    '/uploads/older.mp3',
    '/uploads/yasin.mp3',
  ])
})

test('the page of lectures has each once: a lecture as a card, another recording in the list of files', () => {
  const sounds = { fa: [], ca: [sound('yasin'), sound('notes')] }
  const { onPage, pages } = lecturesByPage('', sounds, lectures)
  expect(pages).toBe(1)
  const { notes, ownCards } = onPage(1)
  expect(notes.map((it) => it.slug)).toEqual(['notes', 'newer', 'older', 'persian'])
  expect(ownCards.toSorted()).toEqual(['newer', 'notes', 'older', 'persian'])
  expect(lecturesByPage('', sounds, undefined).onPage(1).ownCards).toEqual([])
})

test('a lecture plays its own recording rather than a sound with its address part', () => {
  const sounds = { fa: [], ca: [sound('older'), sound('notes')] }
  expect(findLecture('older', 'fa', { sounds, notes: lectures }).recordings[0]).toMatchObject({
    src: '/uploads/older.mp3',
    language: 'ca',
  })
  expect(findLecture('notes', 'fa', { sounds, notes: lectures }).recordings[0]?.src).toBe(
    '/uploads/notes.mp3',
  )
})
