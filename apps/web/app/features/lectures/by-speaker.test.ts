import { expect, test } from 'vitest'
import { filterBySpeaker, speakersOf } from './by-speaker.ts'

const sound = (title: string, speaker: string | undefined) => ({
  id: title,
  slug: 'sound',
  title,
  speaker,
  kind: 'lecture' as const,
  date: undefined,
  onMainPage: true,
  src: '/tone.mp3',
})
const sounds = {
  fa: [sound('یک', 'مریم'), sound('دو', 'احمد'), sound('سه', 'مریم'), sound('چهار', undefined)],
  ca: [sound('one', 'Maryam')],
}
const notes = [
  { language: 'ca' as const, teacher: 'Ali' },
  { language: 'fa' as const, teacher: undefined },
]

test('each speaker is named once, in the order of the alphabet, under the language spoken', () => {
  expect(speakersOf(sounds, notes)).toEqual({ fa: ['احمد', 'مریم'], ca: ['Ali', 'Maryam'] })
})

test('whoever is chosen is heard alone, and nobody chosen is everybody', () => {
  expect(filterBySpeaker('مریم', sounds, notes).sounds.fa.map((it) => it.title)).toEqual(['یک', 'سه'])
  expect(filterBySpeaker('مریم', sounds, notes)).toMatchObject({ sounds: { ca: [] }, notes: [] })
  expect(filterBySpeaker('Ali', sounds, notes).notes).toEqual([notes[0]])
  expect(filterBySpeaker(undefined, sounds, notes)).toEqual({ sounds, notes })
})
