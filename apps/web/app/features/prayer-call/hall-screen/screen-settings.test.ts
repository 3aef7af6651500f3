import { describe, expect, test } from 'vitest'
import { isNight, readScreenSettings } from './screen-settings.ts'

const usual = { city: 'toronto', third: 'maghrib' }

test('a URL without settings is a screen of Toronto, with all calls and no dimming', () => {
  expect(readScreenSettings('')).toEqual({ settings: usual, refused: [] })
  expect(readScreenSettings('?utm_source=mail')).toEqual({ settings: usual, refused: [] })
})

test('one URL configures a screen', { tags: ['spec:11.10'] }, () => {
  const line =
    '?city=Montreal&method=muslimworldleague&third=sunset&calls=evening,dawn&dim=22:00-05:30&times=all'
  expect(readScreenSettings(line)).toEqual({
    settings: {
      city: 'montreal',
      method: 'muslimWorldLeague',
      third: 'sunset',
      calls: ['dawn', 'evening'],
      dim: { from: 1320, until: 330 },
      times: 'all',
    },
    refused: [],
  })
})

describe('an invalid value is named and ignored, and the others apply', { tags: ['spec:11.10'] }, () => {
  test.each([
    ['city', 'atlantis'],
    ['city', ''],
    ['city', 'constructor'],
    ['method', 'mine'],
    ['third', 'midnight'],
    ['calls', 'dawn,sunrise'],
    ['calls', ''],
    ['dim', '22-5'],
    ['dim', '24:00-05:00'],
    ['dim', '22:00-22:00'],
    ['times', 'asr'],
  ])('%s=%s', (name, value) => {
    const { settings, refused } = readScreenSettings(`?${new URLSearchParams({ [name]: value })}`)
    expect(refused).toEqual([{ name, value }])
    expect(settings).toEqual(usual)
    const other = name === 'city' ? 'third=sunset' : 'city=london'
    const both = readScreenSettings(`?${new URLSearchParams({ [name]: value })}&${other}`)
    expect(both.settings).toEqual({
      ...usual,
      ...(name === 'city' ? { third: 'sunset' } : { city: 'london' }),
    })
  })
})

test('the night may cross midnight or be within a day; its end is exclusive', () => {
  const night = { from: 22 * 60, until: 5 * 60 }
  expect([21 * 60 + 59, 22 * 60, 0, 4 * 60 + 59, 5 * 60].map((it) => isNight(night, it))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  const noon = { from: 12 * 60, until: 13 * 60 }
  expect([11 * 60 + 59, 12 * 60, 13 * 60].map((it) => isNight(noon, it))).toEqual([false, true, false])
})
