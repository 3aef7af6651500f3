import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['علی', 'علي', 'an Arabic yeh'],
  ['کربلا', 'كربلا', 'an Arabic kaf'],
  ['مدرسه', 'مدرسة', 'a teh marbuta'],
  ['آموزش', 'اموزش', 'an alef without madda'],
  ['قُرآن', 'قران', 'no harakat'],
  ['مسئول', 'مسيول', 'a yeh without hamza'],
  ['هیئت‌مدیره', 'هیئت مدیره', 'a space for a ZWNJ'],
  ['هیئت‌مدیره', 'هیئتمدیره', 'no ZWNJ'],
  ['هیئت‌مدیره', 'هیئت‌مد', 'its ZWNJ'],
  ['سلام', 'ســلام', 'tatweel'],
  ['کلاس ۱۲', 'کلاس 12', 'Latin digits'],
  ['کلاس ۱۲', 'کلاس ١٢', 'Arabic digits'],
  ['Montréal', 'montreal', 'no accent, in lower case'],
])('%s is found by %s, with %s', (label, query) => {
  expect(matches(label, query)).toBe(true)
})

test.each([
  ['تورنتو', 'اتاوا'],
  ['دو روز', 'دوروز'],
  ['کلاس ۱۲', 'کلاس ۱۳'],
])('%s is not found by %s', (label, query) => {
  expect(matches(label, query)).toBe(false)
})
