import type { Core } from '@strapi/strapi'
import { nameOfAdministrator } from '../accounts/name-of-administrator'
import type { Version } from './version-model'

interface State {
  user?: { email: string; username?: string }
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } }
}

/** Who makes the current request: a user of the panel, a program with a token, or the server itself. */
export function versionAuthor(strapi: Core.Strapi): Pick<Version, 'author' | 'authorKind'> {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as State
  if (auth?.strategy?.name === 'admin' && user)
    return { author: nameOfAdministrator(user), authorKind: 'person' }
  if (auth?.strategy?.name?.endsWith('token'))
    return { author: auth.credentials?.name ?? null, authorKind: 'program' }
  if (user) return { author: user.username ?? user.email, authorKind: 'person' }
  return { author: null, authorKind: 'server' }
}
