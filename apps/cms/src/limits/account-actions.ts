import type { RequestContext } from './request-context'

type Actions = 'all' | readonly string[]

/** Take a session that was given before, and the panel asks for them often. */
const ofSessions: Record<string, readonly string[]> = {
  'admin authentication': ['accessToken', 'logout'],
  'users-permissions auth': ['logout', 'getSessions', 'revokeSession'],
}

/** What compares a password, a code or a token, sends a mail or makes an account, by plugin and controller. */
const attempts: Record<string, Actions> = {
  'admin authentication': 'all',
  'admin authenticated-user': ['updateMe'],
  'admin user': ['create'],
  'users-permissions auth': 'all',
  'users-permissions user': ['create'],
  'email email': ['send', 'test'],
}

/** Whether a route is one that passwords, codes or addresses can be tried with. */
export function isAttempt({ handler, info }: NonNullable<RequestContext['state']['route']>): boolean {
  if (typeof handler !== 'string') return false
  const [controller = '', action = ''] = handler.split('.')
  const name = `${info?.pluginName} ${controller}`
  const actions = attempts[name] ?? []
  return (actions === 'all' || actions.includes(action)) && !ofSessions[name]?.includes(action)
}
