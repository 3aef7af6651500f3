import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { expect, test } from 'vitest'
import { pickKeys } from './pick-keys.ts'

const entries = {
  nav: { home: 'Home', homes: 'Homes' },
  count: { day_one: 'a day', day_other: 'days', days: 'all days' },
  months: { 1: 'first', 2: 'second', 12: 'last' },
  faults: { email: { missing: 'none', wrong: 'wrong' } },
}

test.each([
  [['nav.home'], { nav: { home: 'Home' } }],
  [['count.day'], { count: { day_one: 'a day', day_other: 'days' } }],
  [['months.*'], { months: entries.months }],
  [['months.1*'], { months: { 1: 'first', 12: 'last' } }],
  [['faults.email'], { faults: entries.faults }],
  [['faults.email.*', 'nav.homes'], { nav: { homes: 'Homes' }, faults: entries.faults }],
  [['nav.none', 'other.home'], {}],
])('of %j', (keys, expected) => {
  expect(pickKeys(entries, keys)).toEqual(expected)
})

test('a section as a whole is all of it', () => {
  for (const section of Object.keys(dictionaries.fa))
    expect(pickKeys(dictionaries.fa, [`${section}.*`])).toEqual({
      [section]: dictionaries.fa[section as keyof typeof dictionaries.fa],
    })
})
