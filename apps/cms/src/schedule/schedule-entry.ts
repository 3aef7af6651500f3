import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { nameOfAdministrator } from '../accounts/name-of-administrator'
import { logChange } from '../change-log/log-change'
import { fieldMessage } from '../field-checks/field-messages'
import { type Locale, locales } from '../locales'
import { accessOf, draftOf, type EntryAddress } from '../panel-entries/entry-access'
import type { Context } from '../panel-entries/panel-routes'
import { titleOf } from '../versions/entry-content'
import { textOfReason } from './failure-reason'
import { reasonNotToPublish } from './publish-draft'
import { scheduleMessages } from './schedule-messages'
import { scheduledActionsOf } from './scheduled-actions'

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()

const request = z.object({
  locales: z.array(z.enum(locales.map(({ code }) => code) as [Locale, ...Locale[]])).min(1),
  publishAt: moment,
  unpublishAt: moment,
})

type Times = Pick<z.output<typeof request>, 'publishAt' | 'unpublishAt'>

/** What a user of the panel wants of an entry; null is no time. */
export function parseSchedule(body: unknown) {
  const { success, data } = request.safeParse(body)
  // The panel sends a text that is no time as it is.
  if (!success) throw new errors.ValidationError(fieldMessage('datetime'))
  return data
}

function refuseTimes({ publishAt, unpublishAt }: Times, isChanged: (time: Date | null) => boolean) {
  const now = new Date()
  for (const time of [publishAt, unpublishAt])
    if (time && time <= now && isChanged(time)) throw new errors.ValidationError(scheduleMessages().past)
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw new errors.ValidationError(scheduleMessages().reversed)
}

/** Answers with the title of an entry that may be scheduled so. */
async function refuseEntry(strapi: Core.Strapi, ctx: Context, entry: EntryAddress, times: Times) {
  const { contentType, documentId, locale } = entry
  const draft = await draftOf(strapi, entry)
  if (!draft) throw new errors.ValidationError(scheduleMessages().noDraft[locale as Locale])
  if (!accessOf(strapi, ctx, contentType, draft).mayPublish) throw new errors.ForbiddenError()
  if (times.publishAt) {
    const reason = await reasonNotToPublish(strapi, entry)
    if (reason) throw new errors.ValidationError(textOfReason(contentType, reason))
  } else if (times.unpublishAt) {
    const where = { documentId, locale, publishedAt: { $notNull: true } }
    const published = await strapi.db.query(contentType as UID.ContentType).count({ where })
    if (published === 0) throw new errors.ValidationError(scheduleMessages().notPublished)
  }
  return titleOf(draft)
}

/** Sets, changes and cancels the times of an entry in some of its languages, in all of them or in none. */
export async function scheduleEntry(
  strapi: Core.Strapi,
  ctx: Context,
  entry: Omit<EntryAddress, 'locale'>,
  { locales: codes, ...times }: ReturnType<typeof parseSchedule>,
) {
  const actions = scheduledActionsOf(strapi)
  const scheduled = (await actions.find({ ...entry, state: 'scheduled' })).filter(({ locale }) =>
    (codes as string[]).includes(locale),
  )
  const isChanged = (time: Date | null) =>
    !scheduled.some(({ at }) => new Date(at).getTime() === time?.getTime())
  refuseTimes(times, isChanged)
  const titles = new Map<Locale, string | null>()
  for (const locale of codes) titles.set(locale, await refuseEntry(strapi, ctx, { ...entry, locale }, times))
  await strapi.db.transaction(async () => {
    for (const locale of codes)
      for (const [action, time] of [
        ['publish', times.publishAt],
        ['unpublish', times.unpublishAt],
      ] as const) {
        const isSame = scheduled.some(
          (row) =>
            row.action === action && row.locale === locale && new Date(row.at).getTime() === time?.getTime(),
        )
        if (isSame) continue
        const change = { ...entry, locale, title: titles.get(locale) ?? null }
        if (time) {
          await actions.schedule({ ...entry, locale }, action, time, nameOfAdministrator(ctx.state.user))
          await logChange(strapi, { ...change, action: `${action}Scheduled`, plannedAt: time })
        } else {
          const { count } = await actions.cancel({ ...entry, locale }, action)
          if (count > 0) await logChange(strapi, { ...change, action: `${action}Cancelled` })
        }
      }
  })
}
