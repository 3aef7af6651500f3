import type { Core } from '@strapi/strapi'
import { nameOfAdministrator } from '../accounts/name-of-administrator'
import type { ChangeAuthor } from './logged-change'

interface Account {
  id: number
  email: string
  firstname?: string | null
  lastname?: string | null
}

interface State {
  user?: Account
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } }
}

export const authorOf = (account: Account): ChangeAuthor => ({
  authorId: account.id,
  author: nameOfAdministrator(account),
  authorKind: 'person',
})

const server: ChangeAuthor = { authorId: null, author: null, authorKind: 'server' }

/** Who makes the current request, as the log names them. */
export function changeAuthor(strapi: Core.Strapi): ChangeAuthor {
  const request = strapi.requestContext.get()
  if (!request) return server
  const { user, auth } = request.state as State
  const strategy = auth?.strategy?.name
  if (strategy === 'users-permissions') return { authorId: null, author: null, authorKind: 'visitor' }
  if (strategy?.endsWith('token'))
    return { authorId: null, author: auth?.credentials?.name ?? null, authorKind: 'program' }
  // Before the session starts, only Strapi's sign-in has set the user.
  return user ? authorOf(user) : { authorId: null, author: null, authorKind: 'unknown' }
}
