import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import type { Environment } from '../environment-variables'

/** The name of the provider in `/connect/{provider}` and `/auth/{provider}/callback`. */
const provider = 'oauth'

const profile = z.object({
  email: z.email(),
  email_verified: z.literal(true, 'is not verified by the provider'),
  preferred_username: z.string().optional(),
})

const configOf = (strapi: Core.Strapi, environment: Environment) => ({
  icon: '',
  enabled: true,
  oauth: 2,
  authorize_url: environment.OAUTH_AUTHORIZE_URL,
  access_url: environment.OAUTH_TOKEN_URL,
  key: environment.OAUTH_CLIENT_ID,
  secret: environment.OAUTH_CLIENT_SECRET,
  scope: ['openid', 'email', 'profile'],
  callback: `${environment.PUBLIC_URL}${strapi.config.get('api.rest.prefix')}/auth/${provider}/callback`,
})

/** Adds a custom provider: any that supports OAuth 2 and OpenID Connect's userinfo. */
export function addLoginProvider(strapi: Core.Strapi, environment: Environment) {
  const { OAUTH_USERINFO_URL } = environment
  if (!OAUTH_USERINFO_URL) return
  const { icon, enabled, ...grantConfig } = configOf(strapi, environment)
  strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add(provider, {
      icon,
      enabled,
      grantConfig,
      async authCallback({ accessToken }: { accessToken: string }) {
        const response = await fetch(OAUTH_USERINFO_URL, {
          headers: { Authorization: `Bearer ${accessToken}` },
          signal: AbortSignal.timeout(5000),
        })
        // An unverified address would give one person's account to another.
        const { email, preferred_username } = profile.parse(await response.json())
        return { email, username: preferred_username ?? email }
      },
    })
}

/** The environment overrides what an earlier start stored in the database. */
export async function switchOnLoginProvider(strapi: Core.Strapi, environment: Environment) {
  if (!environment.OAUTH_USERINFO_URL) return
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const all = (await store.get({ key: 'grant' })) as object
  await store.set({ key: 'grant', value: { ...all, [provider]: configOf(strapi, environment) } })
}
