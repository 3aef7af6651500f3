import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { expect, test } from 'vitest'
import { pickWords } from './pick-words.ts'

const words = {
  nav: { home: 'Home', homes: 'Homes' },
  count: { day_one: 'a day', day_other: 'days', days: 'all days' },
  months: { 1: 'first', 2: 'second', 12: 'last' },
  faults: { email: { missing: 'none', wrong: 'wrong' } },
}

test.each([
  [['nav.home'], { nav: { home: 'Home' } }],
  [['count.day'], { count: { day_one: 'a day', day_other: 'days' } }],
  [['months.*'], { months: words.months }],
  [['months.1*'], { months: { 1: 'first', 12: 'last' } }],
  [['faults.email'], { faults: words.faults }],
  [['faults.email.*', 'nav.homes'], { nav: { homes: 'Homes' }, faults: words.faults }],
  [['nav.none', 'other.home'], {}],
])('of %j', (keys, expected) => {
  expect(pickWords(words, keys)).toEqual(expected)
})

test('a section as a whole is all of it', () => {
  for (const section of Object.keys(dictionaries.fa))
    expect(pickWords(dictionaries.fa, [`${section}.*`])).toEqual({
      [section]: dictionaries.fa[section as keyof typeof dictionaries.fa],
    })
})
