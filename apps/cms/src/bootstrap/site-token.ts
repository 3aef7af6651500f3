import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment-variables'
import { readActions } from '../public-types'
import { registrationActions } from '../sign-ups/sign-up-routes'

const name = 'The site'

/** The permissions of the site: read all public types, including drafts, create messages, and sign visitors up. */
const actions = [...readActions, 'api::message.message.create', ...registrationActions]

interface Token {
  id: number
  accessKey: string
}

/**
 * The site's own token is the one of the environment: it is created, changed and removed with it. Each action is
 * granted once; what an administrator revoked stays revoked.
 */
export async function syncSiteToken(strapi: Core.Strapi, { SITE_API_TOKEN }: Environment) {
  const tokens = strapi.db.query('admin::api-token')
  const store = strapi.store({ type: 'centre', name: 'granted' })
  const existing: Token | null = await tokens.findOne({ where: { name } })
  if (!SITE_API_TOKEN) {
    if (existing) await tokens.delete({ where: { id: existing.id } })
    return
  }

  const accessKey = strapi.service('admin::api-token').hash(SITE_API_TOKEN)
  const description = 'Made from SITE_API_TOKEN when the server starts: change it there.'
  const token: Token =
    existing ??
    (await tokens.create({
      data: { name, description, kind: 'content-api', type: 'custom', accessKey, lifespan: null },
    }))
  if (token.accessKey !== accessKey)
    await tokens.update({ where: { id: token.id }, data: { accessKey, encryptedKey: null } })

  const granted = existing ? (((await store.get({ key: 'site-token' })) ?? []) as string[]) : []
  for (const action of actions.filter((it) => !granted.includes(it)))
    await strapi.db.query('admin::api-token-permission').create({ data: { action, token: token.id } })
  await store.set({ key: 'site-token', value: actions })
}
