import type { Core, UID } from '@strapi/strapi'

const accountTypes = {
  admin: 'admin::user',
  'users-permissions': 'plugin::users-permissions.user',
} as const satisfies Record<string, UID.ContentType>

export type Origin = keyof typeof accountTypes
/** The raw database row: booleans of SQLite are numbers. */
type Account = { password?: string | null; blocked?: boolean | number; isActive?: boolean | number }

/** The server has just signed the token, so its signature needs no check. */
const payloadOf = (token: string): { userId: string; sessionId: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Reads an account with a row lock, so that a change that is being committed is visible. */
const lockedAccount = (strapi: Core.Strapi, origin: Origin, id: number) =>
  strapi.db.transaction(async ({ trx }) => {
    const query = strapi.db.queryBuilder(accountTypes[origin]).select('*').where({ id }).first()
    return (await query.transacting(trx).forUpdate().execute()) as Account | null
  })

/**
 * What a session was started with: the hash that a sign-in compared the password with, or a token of the previous
 * session.
 */
export type Proof = { hash: string | null | undefined } | { refreshToken: string }

const isBlocked = ({ blocked, isActive }: Account) =>
  Boolean(blocked) || (isActive !== undefined && !isActive)

/**
 * Whether a new session is valid. A concurrent password change ends only sessions that existed, so this one is ended
 * here.
 */
export async function confirmSession(strapi: Core.Strapi, origin: Origin, token: string, proof: Proof) {
  const { userId, sessionId } = payloadOf(token)
  const sessions = strapi.db.query('admin::session')
  const isThere = async (id: string) => (await sessions.count({ where: { sessionId: id } })) > 0
  const account = await lockedAccount(strapi, origin, Number(userId))
  const mayStay =
    account !== null &&
    !isBlocked(account) &&
    ('hash' in proof
      ? account.password === proof.hash
      : await isThere(payloadOf(proof.refreshToken).sessionId))
  if (!mayStay) await sessions.deleteMany({ where: { sessionId } })
  return mayStay
}
