import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { checkedFields } from '../src/field-checks/checked-fields.ts'

interface Attribute {
  type: string
  component?: string
  repeatable?: boolean
  multiple?: boolean
  allowedTypes?: string[]
  enum?: string[]
  unique?: boolean
  min?: number
  max?: number
}

const src = fileURLToPath(new URL('../src', import.meta.url))

function attributesOf(uid: string): Record<string, Attribute> {
  const [, name = ''] = uid.split('.')
  const file = uid.startsWith('api::')
    ? `api/${name}/content-types/${name}/schema.json`
    : `components/${uid.replace('.', '/')}.json`
  return JSON.parse(readFileSync(path.join(src, file), 'utf8')).attributes
}

/** What the checks of each kind of address accept. */
const addresses: Record<string, string[]> = {
  link: ['/events', 'https://example.org/page?q=1&r=ب'],
  web: ['https://example.org/', 'https://example.org/sign-up'],
  video: ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'https://vimeo.com/123456789'],
  instagram: ['https://www.instagram.com/example'],
  telegram: ['https://t.me/example'],
  facebook: ['https://www.facebook.com/example'],
  youtube: ['https://www.youtube.com/@example'],
  phone: ['416-555-0100', '+1 905 555 0123'],
  email: ['info@example.org'],
}

/** Opening hours have rules across their rows. */
const openingHours = fc.constantFrom(
  { office: [], prayerHall: [], exceptions: [] },
  {
    office: [{ days: 'mondayToFriday', opens: '10:00:00.000', closes: '17:00:00.000' }],
    prayerHall: [{ days: 'everyDay', opens: '05:00:00.000', closes: '23:30:00.000' }],
    exceptions: [
      { date: '2027-03-21', lastDate: '2027-03-24', place: 'both', noteFa: 'نوروز', noteEn: 'Nowruz' },
    ],
  },
)

/** Their next occurrence is the same one during the test. */
const schedules = fc.constantFrom(
  { first: '2020-01-02', start: { by: 'clock', time: '19:00' }, ends: { after: 1 } },
  {
    first: '2030-05-02',
    start: { by: 'prayer', prayer: 'maghrib', minutes: 15 },
    minutes: 90,
    repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
    exceptions: [{ day: '2030-05-09', change: 'cancelled', note: { fa: 'تالار بسته است' } }],
  },
)

/** Any letters, also those of several code points; PostgreSQL stores no null character. */
const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).filter((it) => !it.includes('\u0000') && !it.startsWith('?'))

const two = (number: number) => String(number).padStart(2, '0')
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

function randomValue(
  { type, enum: choices = [], min = -1000, max = 1000, ...attribute }: Attribute,
  files: number[],
) {
  if (type === 'json') return schedules
  if (type === 'enumeration') return fc.constantFrom(...choices)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min, max })
  if (type === 'float') return fc.integer({ min: min * 10, max: max * 10 }).map((it) => it / 10)
  if (type === 'date') return moment.map((it) => it.toISOString().slice(0, 10))
  if (type === 'datetime') return moment.map((it) => it.toISOString())
  if (type === 'time')
    return fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}:00.000`)
  if (type === 'media') return attribute.multiple ? fc.shuffledSubarray(files) : fc.constantFrom(...files)
  return text(type === 'string' ? 80 : 2000)
}

/** Any content of a type or component, field by field, as the panel sends it. */
export function randomEntry(uid: string, files: number[]): fc.Arbitrary<Record<string, unknown>> {
  if (uid === 'hours.opening-hours') return openingHours
  const fields = Object.entries(attributesOf(uid)).flatMap(([name, attribute]) => {
    const kind = checkedFields[uid]?.[name] ?? (attribute.type === 'email' ? 'email' : undefined)
    const { type, component = '', repeatable, allowedTypes } = attribute
    if (type === 'relation') return []
    // How long a screen shows something; without any it is not published.
    if (name.endsWith('Seconds')) return [[name, fc.integer({ min: 5, max: 120 })] as const]
    // An entry of one kind of file only.
    if (type === 'media' && allowedTypes && !allowedTypes.includes('images')) return []
    const one = kind
      ? fc.constantFrom(...(addresses[kind] ?? []))
      : type === 'component'
        ? randomEntry(component, files)
        : attribute.unique
          ? fc.stringMatching(/^[a-z]{4,12}-[0-9]{6}$/)
          : randomValue(attribute, files)
    const value = repeatable
      ? fc.array(one as fc.Arbitrary<unknown>, { maxLength: 4 })
      : fc.option(one as fc.Arbitrary<unknown>, { freq: 4 })
    return [[name, value] as const]
  })
  return fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Record<string, unknown>>
}
