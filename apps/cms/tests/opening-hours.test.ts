import { describe, expect, it } from 'vitest'
import { wrongHours } from '../src/field-checks/opening-hours.ts'

const row = (days: string, opens: string | null, closes: string | null) => ({ days, opens, closes })
const faults = (hours: Parameters<typeof wrongHours>[0]) =>
  wrongHours(hours).map(({ path, message }) => `${path.join('.')} ${message}`)
const ofWeek = (...office: object[]) => faults({ office })
const ofDates = (...exceptions: object[]) => faults({ exceptions })

describe('Weekly hours', () => {
  it('may open twice a day, close after midnight and be open all day', () => {
    expect(
      ofWeek(
        row('mondayToFriday', '09:00', '12:00'),
        row('mondayToFriday', '12:00', '17:00'),
        row('saturday', '20:00:00.000', '02:00:00.000'),
        row('sunday', '02:00', '03:00'),
      ),
    ).toEqual([])
    expect(ofWeek(row('everyDay', '00:00', '00:00'))).toEqual([])
    expect(faults({})).toEqual([])
  })

  it('have days and two times, and end after they begin', () => {
    expect(ofWeek({ opens: '10:00', closes: '17:00' })).toEqual(['office.0.days noDays'])
    expect(ofWeek(row('monday', '10:00', null))).toEqual(['office.0.closes noTimes'])
    expect(ofWeek(row('monday', '17:00', '10:00'))).toEqual(['office.0.closes reversedTimes'])
    expect(ofWeek(row('monday', '10:00', '10:00'))).toEqual(['office.0.closes reversedTimes'])
  })

  it.each([
    ['on the same day', row('monday', '10:00', '17:00'), row('monday', '16:00', '18:00')],
    ['by a row for several days', row('everyDay', '10:00', '17:00'), row('friday', '09:00', '11:00')],
    ['of the night before', row('monday', '20:00', '02:00'), row('tuesday', '01:00', '03:00')],
    ['across the end of the week', row('sunday', '20:00', '02:00'), row('monday', '01:00', '03:00')],
    ['as a whole', row('everyDay', '00:00', '00:00'), row('friday', '09:00', '11:00')],
  ])('do not overlap %s', (_where, ...rows) => {
    expect(ofWeek(...rows)).toEqual(['office.1.opens overlappingTimes'])
    expect(faults({ prayerHall: rows })).toEqual(['prayerHall.1.opens overlappingTimes'])
    expect(faults({ office: rows.slice(0, 1), prayerHall: rows.slice(1) })).toEqual([])
  })
})

describe('Other hours on a date', () => {
  const date = '2026-12-24'

  it('are closed without times, or have one or more spans', () => {
    expect(
      ofDates(
        { date, place: 'office' },
        { date, place: 'prayerHall', opens: '09:00', closes: '12:00' },
        { date, place: 'prayerHall', opens: '20:00', closes: '01:00' },
        { date: '2026-12-25', lastDate: '2027-01-02', place: 'both' },
      ),
    ).toEqual([])
  })

  it('have a date, and both times or neither', () => {
    expect(ofDates({ place: 'both' })).toEqual(['exceptions.0.date noDate'])
    expect(ofDates({ date, opens: '10:00' })).toEqual(['exceptions.0.closes oneTime'])
    expect(ofDates({ date, opens: '17:00', closes: '10:00' })).toEqual(['exceptions.0.closes reversedTimes'])
    expect(ofDates({ date, lastDate: '2026-12-23' })).toEqual(['exceptions.0.lastDate reversedDates'])
  })

  it('neither overlap nor contradict each other on a day', () => {
    const morning = { date, place: 'office', opens: '09:00', closes: '12:00' }
    expect(ofDates(morning, { ...morning, opens: '11:00', closes: '13:00' })).toEqual([
      'exceptions.1.opens overlappingTimes',
    ])
    expect(ofDates({ date: '2026-12-20', lastDate: '2026-12-31', place: 'both' }, morning)).toEqual([
      'exceptions.1.date closedAndOpen',
    ])
    expect(ofDates({ date, place: 'prayerHall' }, morning)).toEqual([])
  })

  it('what is no time or date is reported once, by its own message', () => {
    expect(ofWeek(row('monday', '? ten', '17:00'))).toEqual([])
    expect(ofDates({ date: '? tomorrow' }, { date, opens: '? ten', closes: '11:00' })).toEqual([])
  })
})
