import { expect, it } from 'vitest'
import { occasions } from '../demo/content/occasions/occasions.ts'
import { sources } from '../demo/content/occasions/row.ts'
import { isImpossibleDay } from '../src/field-checks/day-of-calendar.ts'
import { demoServer } from './demo-server.ts'
import { queryGraphql, read } from './reading.ts'

const demo = await demoServer()

it('The demo content has the occasions of the Shia year, each on a day that exists, and names where its date was read', () => {
  const hijri = occasions.filter(({ shared }) => shared?.calendar === 'hijri')
  expect(hijri.length).toBeGreaterThanOrEqual(40)
  expect(new Set(occasions.map(({ shared }) => shared?.slug)).size).toBe(occasions.length)
  for (const { shared = {}, fa, en } of occasions) {
    expect(isImpossibleDay(shared), String(shared.slug)).toBe(false)
    const source = Object.values(sources).find((it) => it.en === en?.source)
    expect(source?.fa, String(shared.slug)).toBe(fa?.source)
  }
  const unchecked = occasions.filter(({ en }) => en?.source === sources.unchecked.en)
  expect(unchecked.map(({ shared }) => shared?.slug)).toEqual([
    'imamate-of-imam-mahdi',
    'abu-talib-demise',
    'destruction-of-baqi',
    'dahw-al-ard',
    'muslim-ibn-aqil-martyrdom',
  ])
})

it('Visitors read every occasion in both languages, and no source of a date', async () => {
  for (const locale of ['fa', 'en']) {
    const { body } = await read(`occasions?locale=${locale}&pagination[pageSize]=100`, {}, demo.url)
    expect(body.data).toHaveLength(occasions.length)
    for (const entry of body.data) expect(entry).not.toHaveProperty('source')
  }
  const { body } = await queryGraphql('{ occasions { title source } }', {}, demo.url)
  expect(body.errors[0].message).toContain('source')
})

it('A condition on the source of a date is refused', async () => {
  const { status } = await read('occasions?filters[source][$startsWith]=To', {}, demo.url)
  expect(status).toBe(400)
})
