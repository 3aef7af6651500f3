import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { locales } from '../locales'
import { addressKinds, normalAddress } from './address-kinds'
import { checkedFields, neededToShow } from './checked-fields'
import { fieldMessage } from './field-messages'

type Values = Record<string, unknown>

interface FieldError {
  path: string[]
  message: string
  name: 'ValidationError'
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldError = (path: string[], message: string): FieldError => ({
  path,
  message,
  name: 'ValidationError',
})

/** Brings the addresses of an entry or component into their normal form, and finds what is no address or date. */
function wrongValues(strapi: Core.Strapi, uid: string, values: Values, path: string[]): FieldError[] {
  const found: FieldError[] = []
  for (const [name, kind] of Object.entries(checkedFields[uid] ?? {})) {
    const value = values[name]
    if (typeof value !== 'string' || value === '') continue
    const address = normalAddress(kind, value)
    values[name] = address
    if (address !== '' && !addressKinds[kind](address))
      found.push(fieldError([...path, name], fieldMessage(kind)))
  }
  const { attributes } = strapi.getModel(uid as UID.Schema)
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = values[name]
    // The panel sends a text that is no date as it is, behind a question mark.
    if ((attribute.type === 'date' || attribute.type === 'datetime') && /^\?/.test(String(value)))
      found.push(fieldError([...path, name], fieldMessage(attribute.type)))
    if (attribute.type !== 'component') continue
    const { component } = attribute as { component: string }
    const parts = Array.isArray(value) ? value.map((it, at) => [it, String(at)] as const) : [[value] as const]
    for (const [part, at] of parts) {
      const partPath = at === undefined ? [...path, name] : [...path, name, at]
      if (isValues(part)) found.push(...wrongValues(strapi, component, part, partPath))
    }
  }
  return found
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The missing fields without which the site does not show a published entry. */
function reasonsNotShown(uid: string, entry: Values): FieldError[] {
  const needed = neededToShow[uid]
  if (!needed?.fields.every((name) => isEmpty(entry[name]))) return []
  return needed.fields.slice(0, 1).map((name) => fieldError([name], fieldMessage(needed.message)))
}

function refuse(found: FieldError[]) {
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

async function checkDrafts(strapi: Core.Strapi, uid: UID.ContentType, { documentId = '', locale }: Params) {
  const codes = locale === '*' ? locales.map(({ code }) => code) : [locale].flat()
  const populateBuilder = strapi.plugin('content-manager').service('populate-builder') as unknown
  const populate = await (populateBuilder as (uid: string) => PopulateBuilder)(uid).populateDeep().build()
  for (const code of codes) {
    const draft = await strapi
      .documents(uid)
      .findOne({ documentId, ...(code && { locale: code }), populate } as never)
    if (draft)
      refuse([...wrongValues(strapi, uid, draft as Values, []), ...reasonsNotShown(uid, draft as Values)])
  }
}

/**
 * Refuses to save what is no address, telephone number or e-mail address, and to publish what the site would not show:
 * it leaves both out without a word. Visitors' messages are checked by the site, the demo content by its tests.
 */
export function checkFields(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const uid = context.uid as UID.ContentType
    const isChecked = uid.startsWith('api::') && uid !== 'api::message.message'
    if (!isChecked || !strapi.requestContext.get()) return next()
    const params = context.params as Params
    if (context.action === 'publish') await checkDrafts(strapi, uid, params)
    else if ((context.action === 'create' || context.action === 'update') && params.data) {
      refuse([
        ...wrongValues(strapi, uid, params.data, []),
        ...(context.action === 'create' && params.status === 'published'
          ? reasonsNotShown(uid, params.data)
          : []),
      ])
    }
    return next()
  })
}
