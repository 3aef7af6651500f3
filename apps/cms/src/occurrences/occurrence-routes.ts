import { type Occurrence, occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import type { Place, Schedule } from '@islamic-centre/schedule/schedule'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { clockTimeOf, instantOf } from '../dates/centre-time'
import { entryAccess } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { centrePlace } from './centre-place'
import { describeOccurrence } from './describe-occurrence'
import type { OccurrenceAnswer, OccurrenceQuestion } from './occurrence-answer'
import { clashesOf, prayersWithin, readEvents } from './occurrence-warnings'
import { isNoSchedule, readSchedule, storedSchedule } from './read-schedule'
import { textOfFault } from './schedule-faults'
import { postModel } from './set-occurrence'

const asked = z.object({
  schedule: z.unknown(),
  place: z.string().max(1000).optional(),
  locale: z.string().max(20).optional(),
  documentId: z.string().max(100).optional(),
})

/** So many are listed. */
const count = 10
const dayMs = 86_400_000
/** A yearly one comes ten times in ten years, and one that is rare is listed as far as it is computed. */
const lookAheadDays = [45, 400, 4_000, 8_000]

function nextOccurrences(schedule: Schedule, now: Date, place: Place): Occurrence[] {
  // Those of today stay in the list until they are over.
  const from = schedule.minutes ? now : instantOf({ date: clockTimeOf(now).date, time: '00:00' })
  let found: Occurrence[] = []
  for (const days of lookAheadDays) {
    found = occurrencesBetween(schedule, from, new Date(from.getTime() + days * dayMs), place, count)
    if (found.length === count) break
  }
  return found
}

/** The next occurrences of a schedule that is not saved, with what an editor should know of each. */
async function answer(
  strapi: Core.Strapi,
  { schedule: value, place: placeText, locale, documentId }: OccurrenceQuestion,
): Promise<OccurrenceAnswer> {
  if (isNoSchedule(value)) return { refusal: null, occurrences: [] }
  const now = new Date()
  const place = await centrePlace(strapi)
  const { schedule: sound, fault } = readSchedule(value, now, place)
  const refusal = fault ? { message: textOfFault(fault), fault: fault.fault, day: fault.day ?? null } : null
  // Of an exception that is left over the others are shown all the same.
  const schedule = sound ?? (fault?.fault === 'stray' ? storedSchedule(value) : undefined)
  if (!schedule) return { refusal, occurrences: [] }
  const { events, ownPlaces } = await readEvents(strapi, { documentId, locale }, now)
  const occurrences = nextOccurrences(schedule, now, place).map((it) => {
    const warnings =
      it.exception?.change === 'cancelled'
        ? []
        : [...prayersWithin(it, place), ...clashesOf(it, [placeText, ...ownPlaces], events, place)]
    return describeOccurrence(it, schedule, place, warnings)
  })
  return { refusal, occurrences }
}

/** `POST /content-manager/occurrences`, for the form of the panel. Nothing is stored. */
export function addOccurrenceRoutes(strapi: Core.Strapi) {
  const list = async (ctx: Context) => {
    const { can } = entryAccess(strapi, ctx, postModel)
    if (!can.read() && !can.create()) throw new errors.ForbiddenError()
    const { success, data } = asked.safeParse(ctx.request.body)
    if (!success) throw new errors.ValidationError('This is no question about a schedule.')
    const { schedule, place, locale, documentId } = data
    ctx.body = await answer(strapi, {
      schedule,
      ...(place !== undefined && { place }),
      ...(locale && { locale }),
      ...(documentId && { documentId }),
    })
  }
  addPanelRoutes(strapi, [['POST', '/occurrences', list]])
}
