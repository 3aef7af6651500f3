import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { changeAuthor } from '../change-log/change-author'
import { logChange } from '../change-log/log-change'
import {
  hijriMonthModel,
  lockMonths,
  type MonthFields,
  type MonthRow,
  nameOf,
  numberOf,
  readAdjustment,
  readMonths,
  today,
} from './month-rows'
import { isStoring, storeEndedMonths } from './store-ended-months'
import { whyChangeRefused } from './why-change-refused'
import { isMonth, type Refused, refusal, wrongField } from './why-refused'

interface Params {
  documentId?: string
  data?: Partial<MonthRow>
}

const actions = { create: 'created', update: 'saved', delete: 'deleted' } as const
type Action = keyof typeof actions

function refuse(refused: Refused): never {
  const message = refusal(refused)
  const field = refused.reason === 'form' ? refused.field : 'startsOn'
  throw new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
}

const changes = (row: MonthRow, data: Partial<MonthFields>) =>
  (['year', 'month', 'startsOn'] as const).some((name) => name in data && data[name] !== row[name])

/** A request declares, changes or deletes the beginning of a month. */
async function check(strapi: Core.Strapi, action: Action, { documentId, data = {} }: Params) {
  const now = new Date()
  await storeEndedMonths(strapi, now)
  const rows = await readMonths(strapi)
  const row = rows.find((it) => it.documentId === documentId)
  const present = { adjustDays: await readAdjustment(strapi), today: today(now) }
  if (action === 'delete') {
    const refused = row && whyChangeRefused(rows, { row }, present)
    if (refused) refuse(refused)
    return
  }
  // Only the server says that it calculated a month.
  data.calculated = row?.calculated ?? false
  const month = { ...row, ...data }
  const field = wrongField(month)
  if (field) refuse({ reason: 'form', field })
  // Strapi refuses what is missing.
  if (!isMonth(month) || (row && !changes(row, data))) return
  const refused = whyChangeRefused(rows, { row, month }, present)
  if (refused) refuse(refused)
}

/**
 * A withdrawn declaration leaves no row that says when dates changed, as calendar files of the site must: the month before
 * it says so. There is one, because the month before the present one is stored.
 */
async function markWithdrawn(strapi: Core.Strapi, month: MonthRow) {
  const before = (await readMonths(strapi)).findLast((it) => numberOf(it) < numberOf(month))
  if (before)
    await strapi.db
      .query(hijriMonthModel)
      .update({ where: { documentId: before.documentId }, data: { updatedAt: new Date() } as never })
}

/**
 * Refuses a declaration that would make a month of 28 or 31 days or change a month that has ended, and writes what was
 * declared into the change log.
 */
export function checkDeclaredMonths(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const action = context.action as Action
    if (context.uid !== hijriMonthModel || !strapi.requestContext.get() || isStoring()) return next()
    if ((context.action as string) === 'clone') refuse({ reason: 'twice' })
    if (!(action in actions)) return next()
    const params = context.params as Params
    return strapi.db.transaction(async ({ trx }) => {
      await lockMonths(strapi, trx)
      const before = (await readMonths(strapi)).find((it) => it.documentId === params.documentId)
      await check(strapi, action, params)
      const result = await next()
      if (action === 'delete' && before) await markWithdrawn(strapi, before)
      const month = (action === 'delete' ? before : result) as MonthRow | null | undefined
      if (month && changeAuthor(strapi).authorId) {
        const { documentId = params.documentId } = month
        await logChange(strapi, {
          action: actions[action],
          contentType: hijriMonthModel,
          documentId,
          title: nameOf(month),
        })
      }
      return result
    })
  })
}
