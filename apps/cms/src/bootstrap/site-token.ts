import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment-variables'
import { readActions } from '../public-types'

const name = 'The site'

/** All that the site itself may do: read what everybody may, its drafts among it, and leave a message. */
const actions = [...readActions, 'api::message.message.create']

interface Token {
  id: number
  accessKey: string
}

/**
 * The site's own token is the one of the environment: made with it, changed with it, gone without it. Each action
 * is granted once; what an administrator took from the token stays taken.
 */
export async function keepSiteToken(strapi: Core.Strapi, { SITE_API_TOKEN }: Environment) {
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
