import { readFileSync } from 'node:fs'
import type { CivilDate } from '../../src/civil-date.ts'

// Stored with the times of Makkah (tests/fixtures/adhan-times).
const file = new URL('../fixtures/adhan-times/Makkah-UmmAlQura.json', import.meta.url)
const { source } = JSON.parse(readFileSync(file, 'utf8')) as { source: string[] }

/** Pairs of dates from the Umm al-Qura calendar's own site. */
export const ummAlQuraPairs = source.flatMap((line): { civil: CivilDate; hijri: CivilDate }[] => {
  const parts = /^(\d+)\/(\d+)\/(16) +- +(\d+)\/(\d+)\/(14\d\d)/.exec(line)?.slice(1).map(Number)
  if (!parts) return []
  const [civilMonth = 0, civilDay = 0, short = 0, day = 0, month = 0, year = 0] = parts
  return [{ civil: { year: 2000 + short, month: civilMonth, day: civilDay }, hijri: { year, month, day } }]
})
