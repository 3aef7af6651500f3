import { expect, test } from 'vitest'
import { createSearchTexts } from './search-texts.server.ts'

function texts() {
  const made: string[] = []
  const { withLead, dropUnused } = createSearchTexts(async (source, language) => {
    made.push(`${language} ${source}`)
    return source.toUpperCase()
  })
  return { made, withLead, dropUnused }
}

test('a text is what stands before it, and its words', async () => {
  const { made, withLead } = texts()
  expect(await withLead('Lead', 'some words', 'ca')).toBe('Lead · SOME WORDS')
  expect(await withLead(undefined, 'some words', 'fa')).toBe('SOME WORDS')
  expect(await withLead('Lead', undefined, 'ca')).toBe('Lead')
  expect(await withLead(undefined, undefined, 'ca')).toBe('')
  expect(made).toEqual(['ca some words', 'fa some words'])
})

test('it is made once, as long as each reading has it', async () => {
  const { made, withLead, dropUnused } = texts()
  for (let reading = 0; reading < 3; reading++) {
    await withLead('Lead', 'stays', 'ca')
    await withLead(reading === 0 ? 'Lead' : 'Other', 'leads change', 'ca')
    dropUnused()
  }
  expect(made).toEqual(['ca stays', 'ca leads change', 'ca leads change'])
  expect(await withLead('Third', 'leads change', 'ca')).toBe('Third · LEADS CHANGE')
})

test('one that a reading did not have is there for the next, and not for ever', async () => {
  const { made, withLead, dropUnused } = texts()
  await withLead('', 'text', 'ca')
  dropUnused()
  await withLead('', 'text', 'ca')
  expect(made).toHaveLength(1)
  for (const _ of [1, 2]) dropUnused()
  await withLead('', 'text', 'ca')
  expect(made).toHaveLength(2)
})
