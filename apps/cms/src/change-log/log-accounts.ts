import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { nameOfAdministrator } from '../accounts/name-of-administrator'
import type { ChangeAction } from './change-actions'
import { authorOf, changeAuthor } from './change-author'
import { logChange } from './log-change'

interface Account {
  id: number
  email: string
  firstname: string | null
  lastname: string | null
  username: string | null
  isActive: boolean
  password: string | null
  registrationToken: string | null
  roles: { id: number }[]
}

interface Event {
  params: { where?: object; data?: object }
  state: { accounts?: Account[] }
  result?: Pick<Account, 'id'>
}

/** What an update was, each once. A code for a new password, or a language of the panel, is none of these. */
function actionsBetween(before: Account, after: Account): ChangeAction[] {
  // An invited account chooses its password and becomes active in one step.
  if (!before.isActive && after.isActive && before.password === null) return ['accountActivated']
  const actions: ChangeAction[] = []
  const visible = ({ email, firstname, lastname, username, roles }: Account) => ({
    ...{ email, firstname, lastname, username },
    roles: roles.map(({ id }) => id).sort(),
  })
  if (!isDeepStrictEqual(visible(before), visible(after))) actions.push('accountChanged')
  if (before.isActive !== after.isActive) actions.push(after.isActive ? 'accountUnblocked' : 'accountBlocked')
  if (before.password !== after.password) actions.push('passwordChanged')
  return actions
}

/**
 * Logs what becomes of the accounts of the panel, by the panel, by a code in a mail or by a command. The accounts of
 * visitors are another model.
 */
export function logAccounts(strapi: Core.Strapi) {
  const find = (where: object | undefined) =>
    strapi.db
      .query('admin::user')
      .findMany({ where: where ?? {}, populate: ['roles'] }) as unknown as Promise<Account[]>

  /** No account is signed in while one sets its own password with a code. */
  async function log(account: Account, action: ChangeAction) {
    const author = changeAuthor(strapi)
    const by = author.authorKind === 'unknown' ? authorOf(account) : author
    await logChange(strapi, { action, title: nameOfAdministrator(account), by })
  }

  const readBefore = async ({ params: { where }, state }: Event) => {
    state.accounts = await find(where)
  }
  const compare = async ({ state: { accounts = [] } }: Event) => {
    if (accounts.length === 0) return
    const after = new Map(
      (await find({ id: { $in: accounts.map(({ id }) => id) } })).map((account) => [account.id, account]),
    )
    for (const before of accounts) {
      const account = after.get(before.id)
      for (const action of account ? actionsBetween(before, account) : [])
        await log(account as Account, action)
    }
  }
  const deleted = async ({ state: { accounts = [] } }: Event) => {
    for (const account of accounts) await log(account, 'accountDeleted')
  }
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }: Event) {
      const [account] = await find({ id: result?.id })
      if (account) await log(account, account.isActive ? 'accountActivated' : 'accountInvited')
    },
    beforeUpdate: readBefore,
    afterUpdate: compare,
    beforeUpdateMany: readBefore,
    afterUpdateMany: compare,
    beforeDelete: readBefore,
    afterDelete: deleted,
    beforeDeleteMany: readBefore,
    afterDeleteMany: deleted,
  } as never)
}
