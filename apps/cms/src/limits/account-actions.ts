import type { RequestContext } from './request-context'

type Actions = 'all' | readonly string[]

/** These need an existing session, and the panel requests them often. */
const ofSessions: Record<string, readonly string[]> = {
  'admin authentication': ['accessToken', 'logout'],
  'users-permissions auth': ['logout', 'getSessions', 'revokeSession'],
}

/** Actions that compare a password, a code or a token, send a mail or create an account, by plugin and controller. */
const attempts: Record<string, Actions> = {
  'admin authentication': 'all',
  'admin authenticated-user': ['updateMe'],
  'admin user': ['create'],
  'users-permissions auth': 'all',
  'users-permissions user': ['create'],
  'email email': ['send', 'test'],
}

/** Whether passwords, codes or addresses can be guessed through a route. */
export function isAttempt({ handler, info }: NonNullable<RequestContext['state']['route']>): boolean {
  if (typeof handler !== 'string') return false
  const [controller = '', action = ''] = handler.split('.')
  const name = `${info?.pluginName} ${controller}`
  const actions = attempts[name] ?? []
  return (actions === 'all' || actions.includes(action)) && !ofSessions[name]?.includes(action)
}
