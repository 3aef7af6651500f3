import type { Administrator } from './administrator.ts'

/** An account of the content API, created in the panel. */
export async function createUser(
  administrator: Administrator,
  { email, password, username }: { email: string; password: string; username: string },
) {
  const { roles } = await administrator('GET', '/users-permissions/roles')
  const { id } = roles.find(({ type }: { type: string }) => type === 'authenticated')
  await administrator('POST', '/content-manager/collection-types/plugin::users-permissions.user', {
    username,
    email,
    password,
    role: { connect: [{ id }] },
    confirmed: true,
    blocked: false,
  })
}
