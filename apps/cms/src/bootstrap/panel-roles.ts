import type { Core } from '@strapi/strapi'
import { locales } from '../locales'
import { isLocalized } from '../panel-entries/is-localized'
import { plainPublicTypes, publicTypes, visitorTypes } from '../public-types'

interface Permission {
  id?: number
  action: string
  subject: string | null
  properties: { fields?: string[]; locales?: string[] }
  conditions: string[]
}

/** The fields that were granted so far, by permission. */
type Granted = Record<string, string[]>

const explorer = 'plugin::content-manager.explorer'
/** Who comes is entered on the site, which counts the places. */
const createRegistration = `${explorer}.create api::registration.registration`
const isCreator = 'admin::is-creator'
/** What only an administrator changes: it deletes for good. */
const reserved: Record<string, string[]> = { 'api::about.about': ['messageRetentionDays'] }
const allTypes = [...publicTypes.collection, ...publicTypes.single]

/** What each role may do in the panel; an author proposes what an editor publishes. */
const roles = [
  {
    code: 'strapi-editor',
    actions: ['create', 'read', 'update', 'delete', 'publish'],
    subjects: [...allTypes, ...plainPublicTypes, ...visitorTypes],
    conditions: [],
  },
  {
    code: 'strapi-author',
    actions: ['create', 'read', 'update'],
    subjects: [...publicTypes.collection],
    conditions: [isCreator],
  },
]

type Role = (typeof roles)[number]

const keyOf = ({ action, subject }: Permission) => `${action} ${subject}`

function wantedPermissions(strapi: Core.Strapi, { actions, subjects, conditions }: Role): Permission[] {
  const known = strapi
    .service('admin::permission')
    .actionProvider.values()
    .filter(({ actionId }: { actionId: string }) =>
      actions.some((name) => actionId === `${explorer}.${name}`),
    )
  const permissions: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(known)
  return permissions
    .filter(({ subject }) => subject && (subjects as string[]).includes(subject))
    .filter((permission) => keyOf(permission) !== createRegistration)
    .map((permission) => ({
      ...permission,
      conditions,
      properties: {
        ...permission.properties,
        ...grantedFields(permission),
        ...(isLocalized(strapi, String(permission.subject)) && {
          locales: locales.map(({ code }) => code),
        }),
      },
    }))
}

/** The fields of a permission without the reserved ones, which every role may read. */
function grantedFields({ action, subject, properties: { fields } }: Permission) {
  if (!fields || action === `${explorer}.read`) return {}
  return { fields: fields.filter((name) => !reserved[subject ?? '']?.includes(name)) }
}

/** What Strapi gave the role and is of no use to it: a type that it cannot work on, pictures of others hidden from it. */
async function correctFirstPermissions(strapi: Core.Strapi, { subjects }: Role, held: Permission[]) {
  const permissions = strapi.db.query('admin::permission')
  for (const { id, action, subject, conditions } of held) {
    if (subject?.startsWith('api::') && !(subjects as string[]).includes(subject))
      await permissions.delete({ where: { id } })
    if (action === 'plugin::upload.read' && conditions.length > 0)
      await permissions.update({ where: { id }, data: { conditions: [] } })
  }
}

/**
 * Strapi creates the roles before there is a language, so that they may do nothing with content in any, and publish and
 * delete nothing. Each permission and field is granted once per database; what an administrator revoked stays revoked.
 */
export async function grantPanelRoles(strapi: Core.Strapi) {
  const permissions = strapi.db.query('admin::permission')
  const store = strapi.store({ type: 'centre', name: 'panel-granted' })
  for (const wanted of roles) {
    const role = await strapi.db
      .query('admin::role')
      .findOne({ where: { code: wanted.code }, populate: ['permissions'] })
    // An administrator may have deleted the role.
    if (!role) continue
    const stored = (await store.get({ key: wanted.code })) as Granted | null
    const held: Permission[] = role.permissions
    if (!stored) await correctFirstPermissions(strapi, wanted, held)

    const granted: Granted = { ...stored }
    for (const permission of wantedPermissions(strapi, wanted)) {
      const key = keyOf(permission)
      const existing = held.find((it) => keyOf(it) === key)
      const { fields = [], locales } = permission.properties
      const added = fields.filter((name) => !granted[key]?.includes(name))
      if (existing) {
        const properties = {
          ...existing.properties,
          // Strapi gave every field.
          ...(!stored && grantedFields(existing)),
        }
        const data = {
          ...properties,
          ...(properties.fields && { fields: [...new Set([...properties.fields, ...added])] }),
          ...(!properties.locales?.length && locales && { locales }),
        }
        if (!granted[key] || added.length > 0)
          await permissions.update({ where: { id: existing.id }, data: { properties: data } })
      } else if (!granted[key]) {
        await permissions.create({ data: { ...permission, role: role.id } })
      }
      granted[key] = [...new Set([...(granted[key] ?? []), ...fields])]
    }
    await store.set({ key: wanted.code, value: granted })
  }
}
