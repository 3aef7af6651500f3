import { expect, test } from 'vitest'
import { filterBySpeaker, speakersNamed, speakersOf, speakersToChoose } from './by-speaker.ts'

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

test('each speaker is listed once, alphabetically, under the language spoken', () => {
  expect(speakersOf(sounds, notes)).toEqual({ fa: ['احمد', 'مریم'], ca: ['Ali', 'Maryam'] })
})

test('a chosen speaker filters the list, and without one all are shown', () => {
  expect(filterBySpeaker(['مریم'], sounds, notes).sounds.fa.map((it) => it.title)).toEqual(['یک', 'سه'])
  expect(filterBySpeaker(['مریم'], sounds, notes)).toMatchObject({ sounds: { ca: [] }, notes: [] })
  expect(filterBySpeaker(['Ali'], sounds, notes).notes).toEqual([notes[0]])
  expect(filterBySpeaker(undefined, sounds, notes)).toEqual({ sounds, notes })
})

const strangers = Array.from({ length: 100 }, (_, at) => `x${at}`)

test('a typed name finds only that speaker, and a part of a name, in any spelling, all who have it', () => {
  const speakers = { fa: ['علی', 'علی‌اکبر یزدی', 'مریم'], ca: ['Ali', 'Élise', ...strangers] }
  expect(speakersNamed('علی', speakers)).toEqual(['علی'])
  expect(speakersNamed('يزدي', speakers)).toEqual(['علی‌اکبر یزدی'])
  expect(speakersNamed('LI', speakers)).toEqual(['Ali', 'Élise'])
  expect(speakersNamed('nobody', speakers)).toBeUndefined()
  expect(speakersNamed(' .', speakers)).toBeUndefined()
})

test('a short list of speakers is offered as a choice, and then only exact names match', () => {
  const few = { fa: strangers.slice(1), ca: ['Ali'] }
  expect(speakersToChoose(few)).toEqual(few)
  expect(speakersNamed('Ali', few)).toEqual(['Ali'])
  expect(speakersNamed('li', few)).toBeUndefined()
  expect(speakersToChoose({ fa: strangers, ca: ['Ali'] })).toBeUndefined()
})
