import {
  cities,
  civilDateOfHijri,
  type DayTimes,
  hijriDate,
  type MethodId,
  methods,
  prayerTimesOn,
} from '@islamic-centre/prayer-times'
import type { HijriDay, Place } from '@islamic-centre/schedule/schedule'
import type { Core } from '@strapi/strapi'
import { calendarMonths, hijriMonthModel, type MonthFields, readMonths } from '../hijri-months/month-rows'

const mainPageModel = 'api::main-page.main-page'

/** Where events take place: the centre's clock, its prayer times and its Hijri calendar, as published. */
export interface CentrePlace extends Place {
  readonly timesOn: (day: string) => DayTimes
}

interface Settings {
  method?: string | null
  hijriOffset?: number | null
  minuteAdjustments?: Record<string, unknown> | null
}

const adjusted = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'] as const

const adjustmentsOf = ({ minuteAdjustments }: Settings) =>
  Object.fromEntries(
    adjusted.flatMap((name) => {
      const minutes = minuteAdjustments?.[name]
      return typeof minutes === 'number' ? [[name, minutes]] : []
    }),
  )

/** A function that computes each value once. */
function once<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** The place of a main page and its declared months. */
export function placeOf(settings: Settings, rows: readonly MonthFields[]): CentrePlace {
  const { toronto } = cities
  const method =
    settings.method && Object.hasOwn(methods, settings.method) ? (settings.method as MethodId) : 'jafari'
  const adjustments = adjustmentsOf(settings)
  const timesOn = once((day) => prayerTimesOn(day, toronto, { method, adjustments }))

  const calendar = { adjustDays: settings.hijriOffset ?? 0, months: calendarMonths(rows) }
  const hijri = once((day): HijriDay => hijriDate(day, calendar))
  const civil = once((day): string | null => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    try {
      const found = civilDateOfHijri({ year, month, day: date }, calendar)
      return `${found.year}-${two(found.month)}-${two(found.day)}`
    } catch {
      // A month of 29 days has no 30th, and there are no tables for every year.
      return null
    }
  })
  return {
    timeZone: toronto.timeZone,
    timesOn,
    prayerTime: (day, prayer) => timesOn(day)[prayer],
    hijriDate: hijri,
    civilDay: ({ year, month, day }) => civil([year, month, day].join('-')),
  }
}

async function readPlace(strapi: Core.Strapi): Promise<CentrePlace> {
  const page = await strapi.db.query(mainPageModel).findOne({
    select: ['method', 'hijriOffset'],
    where: { publishedAt: { $notNull: true } },
    populate: { minuteAdjustments: true },
  })
  return placeOf(page ?? {}, await readMonths(strapi))
}

/** Another process that shares the database may have changed what it is made of. */
const shownForMs = 10_000

const read = new WeakMap<Core.Strapi, { place: CentrePlace; at: number }>()

/** The place as it is now; read again after a change of it, or after ten seconds. */
export async function centrePlace(strapi: Core.Strapi): Promise<CentrePlace> {
  const found = read.get(strapi)
  if (found && Date.now() - found.at < shownForMs) return found.place
  const place = await readPlace(strapi)
  read.set(strapi, { place, at: Date.now() })
  return place
}

export const forgetPlace = (strapi: Core.Strapi) => void read.delete(strapi)

/** The types that a place is made of. */
export const isOfPlace = (uid: string) => uid === mainPageModel || uid === hijriMonthModel
