import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { locales } from '../locales'
import { visitorTypes } from '../public-types'
import { isRestoring } from '../versions/restoring'
import { addressKinds, normalAddress } from './address-kinds'
import { checkedFields, neededInPart, neededToShow, shownOnlyWith } from './checked-fields'
import { isImpossibleDay } from './day-of-calendar'
import { deathNotice, wrongNotice } from './death-notice'
import { type FieldMessage, fieldMessage } from './field-messages'
import { mayBeEmpty } from './may-be-empty'
import { wrongHours } from './opening-hours'
import { emptyScreen, screen, wrongSeconds } from './screen-seconds'

type Values = Record<string, unknown>

/** What is wrong with a field. */
export interface FieldFault {
  path: string[]
  message: FieldMessage
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldFault = (path: string[], message: FieldMessage): FieldFault => ({ path, message })

interface Part {
  component: string
  values: Values
  path: string[]
}

/** The components of an entry or of another component. */
function partsOf(strapi: Core.Strapi, uid: string, values: Values, path: string[]): Part[] {
  const { attributes } = strapi.getModel(uid as UID.Schema)
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    if (attribute.type !== 'component') return []
    const { component } = attribute as { component: string }
    const value = values[name]
    const parts = Array.isArray(value) ? value.map((it, at) => [it, String(at)] as const) : [[value] as const]
    return parts.flatMap(([part, at]) =>
      isValues(part)
        ? [{ component, values: part, path: at === undefined ? [...path, name] : [...path, name, at] }]
        : [],
    )
  })
}

const isMoment = (type: string): type is 'date' | 'datetime' | 'time' =>
  type === 'date' || type === 'datetime' || type === 'time'

/**
 * Brings the addresses of an entry or component into their normal form, gives emptied fields their default, and finds what is
 * no address, date or opening hours.
 */
function wrongValues(strapi: Core.Strapi, uid: string, values: Values, path: string[]): FieldFault[] {
  const found: FieldFault[] = []
  for (const [name, kind] of Object.entries(checkedFields[uid] ?? {})) {
    const value = values[name]
    if (typeof value !== 'string' || value === '') continue
    const address = normalAddress(kind, value)
    values[name] = address
    if (address !== '' && !addressKinds[kind](address)) found.push(fieldFault([...path, name], kind))
  }
  const { attributes } = strapi.getModel(uid as UID.Schema)
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = values[name]
    // No answer has null where the field has a default; Strapi refuses to publish a required field without a value.
    if (value === null && 'default' in attribute && !attribute.required && !mayBeEmpty(name))
      values[name] = attribute.default
    // The panel sends a text that is no date or time as it is, behind a question mark.
    if (isMoment(attribute.type) && /^\?/.test(String(value)))
      found.push(fieldFault([...path, name], attribute.type))
  }
  if (uid === 'hours.opening-hours')
    for (const fault of wrongHours(values)) found.push(fieldFault([...path, ...fault.path], fault.message))
  if (uid === 'api::occasion.occasion' && isImpossibleDay(values))
    found.push(fieldFault([...path, 'day'], 'noSuchDay'))
  if (uid === screen) found.push(...wrongSeconds(values))
  for (const part of partsOf(strapi, uid, values, path))
    found.push(...wrongValues(strapi, part.component, part.values, part.path))
  return found
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Files and addresses that the site does not show in an entry of this kind; the form hides them. */
function fieldsNotShown(uid: string, entry: Values): FieldFault[] {
  const only = shownOnlyWith[uid]
  if (!only || entry[only.field] === only.value || only.fields.every((name) => isEmpty(entry[name])))
    return []
  return [fieldFault([only.field], only.message)]
}

/** The site leads to a stream until the end of the event, so one without an end would be live for ever. */
function endlessStream(uid: string, { streamUrl, endsAt, schedule }: Values): FieldFault[] {
  const hasEnd = !isEmpty(endsAt) || (isValues(schedule) && !isEmpty(schedule.minutes))
  if (uid !== 'api::post.post' || isEmpty(streamUrl) || hasEnd) return []
  return [fieldFault(['streamUrl'], 'endlessStream')]
}

const isReversed = (from: unknown, until: unknown) =>
  !isEmpty(from) && !isEmpty(until) && Date.parse(String(until)) < Date.parse(String(from))

/** What the site would show as over: an event that ends before it starts, or a form that closes before it opens. */
function reversedTimes(uid: string, { startsAt, endsAt, schedule, signUp }: Values): FieldFault[] {
  if (uid !== 'api::post.post') return []
  const hasOwnTimes = !isValues(schedule)
  return [
    ...(hasOwnTimes && isReversed(startsAt, endsAt) ? [fieldFault(['endsAt'], 'endsBeforeStart')] : []),
    ...(isValues(signUp) && isReversed(signUp.opensAt, signUp.closesAt)
      ? [fieldFault(['signUp', 'closesAt'], 'closesBeforeOpening')]
      : []),
  ]
}

/** The missing fields without which the site does not show a published entry, and the fields that it does not show. */
function reasonsNotShown(uid: string, entry: Values): FieldFault[] {
  if (uid === deathNotice) return wrongNotice(entry, Date.now())
  if (uid === screen) return emptyScreen(entry)
  const needed = neededToShow[uid]
  if (!needed?.fields.every((name) => isEmpty(entry[name])))
    return [...fieldsNotShown(uid, entry), ...endlessStream(uid, entry), ...reversedTimes(uid, entry)]
  return needed.fields.slice(0, 1).map((name) => fieldFault([name], needed.message))
}

/** The parts of an entry that the site would leave out. */
const partsNotShown = (strapi: Core.Strapi, uid: string, entry: Values): FieldFault[] =>
  partsOf(strapi, uid, entry, []).flatMap(({ component, values, path }) => {
    const needed = neededInPart[component]
    return needed && isEmpty(values[needed.field])
      ? [fieldFault([...path, needed.field], needed.message)]
      : []
  })

function refuse(faults: FieldFault[]) {
  const found = faults.map(({ path, message }) => ({
    path,
    message: fieldMessage(message),
    name: 'ValidationError',
  }))
  const messages = [...new Set(found.map(({ message }) => message))]
  if (found.length > 0) throw new errors.ValidationError(messages.join(' '), { errors: found })
}

interface Params {
  documentId?: string
  locale?: string | string[]
  status?: string
  data?: Values
}

interface PopulateBuilder {
  populateDeep(): { build(): Promise<object> }
}

/** What is wrong with an entry, and what of it the site would leave out. */
function faultsOf(strapi: Core.Strapi, uid: UID.ContentType, entry: object): FieldFault[] {
  const values = structuredClone(entry) as Values
  return [
    ...wrongValues(strapi, uid, values, []),
    ...reasonsNotShown(uid, values),
    ...partsNotShown(strapi, uid, values),
  ]
}

/** Why an entry in the panel's language cannot be saved or published. */
export const reasonsNotPublished = (strapi: Core.Strapi, uid: UID.ContentType, entry: object): string[] => [
  ...new Set(faultsOf(strapi, uid, entry).map(({ message }) => fieldMessage(message))),
]

/** The same of a draft, by the names of the messages; of the default language if none is given. */
export async function faultsOfDraft(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | undefined,
): Promise<FieldFault[]> {
  const populateBuilder = strapi.plugin('content-manager').service('populate-builder') as unknown
  const populate = await (populateBuilder as (uid: string) => PopulateBuilder)(uid).populateDeep().build()
  const draft = await strapi
    .documents(uid)
    .findOne({ documentId, ...(locale && { locale }), populate } as never)
  return draft ? faultsOf(strapi, uid, draft) : []
}

/** Why a death notice that another program updates and publishes at once is not published. */
async function reasonsAfterUpdate(strapi: Core.Strapi, { documentId, data = {} }: Params) {
  // The draft is published; consent and times are the same in all its languages.
  const draft = await strapi.db.query(deathNotice).findOne({ where: { documentId, publishedAt: null } })
  return wrongNotice({ ...draft, ...data }, Date.now())
}

/** The faults of a death notice; one that is on the site is not saved without consent, but withdrawn. */
async function withdrawFirst(strapi: Core.Strapi, { documentId, data }: Params, faults: FieldFault[]) {
  const isWithoutConsent = faults.some(({ message }) => message === 'noConsent')
  if (!isWithoutConsent && !(data && 'consent' in data && data.consent !== true)) return faults
  const where = { documentId, publishedAt: { $notNull: true } }
  if (!documentId || (await strapi.db.query(deathNotice).count({ where })) === 0) return faults
  return [
    fieldFault(['consent'], 'withdrawFirst'),
    ...faults.filter(({ message }) => message !== 'noConsent'),
  ]
}

async function checkDrafts(strapi: Core.Strapi, uid: UID.ContentType, { documentId = '', locale }: Params) {
  const codes = locale === '*' ? locales.map(({ code }) => code) : [locale].flat()
  for (const code of codes) {
    const faults = await faultsOfDraft(strapi, uid, documentId, code)
    refuse(uid === deathNotice ? await withdrawFirst(strapi, { documentId }, faults) : faults)
  }
}

/**
 * Refuses to save what is no address, telephone number or e-mail address, and to publish what the site would not show:
 * it leaves both out without a word. Visitors' messages are checked by the site, the demo content by its tests.
 */
export function checkFields(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const uid = context.uid as UID.ContentType
    const isChecked = uid.startsWith('api::') && !(visitorTypes as readonly string[]).includes(uid)
    // A restored draft is as it was; it is checked when it is published.
    if (!isChecked || !strapi.requestContext.get() || isRestoring()) return next()
    const params = context.params as Params
    if (context.action === 'publish') await checkDrafts(strapi, uid, params)
    else if ((context.action === 'create' || context.action === 'update') && params.data) {
      const faults = [
        ...wrongValues(strapi, uid, params.data, []),
        ...(context.action === 'create' && params.status === 'published'
          ? reasonsNotShown(uid, params.data)
          : []),
        ...(uid === deathNotice && context.action === 'update' && params.status === 'published'
          ? await reasonsAfterUpdate(strapi, params)
          : []),
      ]
      refuse(
        uid === deathNotice && context.action === 'update'
          ? await withdrawFirst(strapi, params, faults)
          : faults,
      )
    }
    return next()
  })
}
