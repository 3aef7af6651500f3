import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'

type Hash = string | null | undefined

/** Of a random text that is stored nowhere, with the ten rounds of Strapi's hashes: creating one would take 0.7 s of each start. */
const hashOfNobody = '$2a$10$dOmVx3iNAkldjF60C2J/Fepa.xfeCJk9Apk78PmtU7N6KSJTQGy56'

/** The hash that a sign-in compared the password with; `undefined` while it compared none. */
const signIns = new AsyncLocalStorage<{ hash?: Hash }>()

export interface PasswordComparison {
  /** One bcrypt comparison whether or not there is a hash: the time it takes does not reveal that. */
  compare(password: unknown, hash: Hash): Promise<boolean>
  /** Runs a sign-in that compares exactly once, also when it fails before it finds an account. */
  signIn<T>(password: unknown, run: () => Promise<T>): Promise<{ result: T; hash: Hash }>
  /** As much work as storing a new password. */
  hash(password: string): Promise<string>
}

export function createPasswordComparison(strapi: Core.Strapi): PasswordComparison {
  const { validatePassword, hashPassword } = strapi.service('admin::auth')

  async function compare(password: unknown, hash: Hash) {
    const signIn = signIns.getStore()
    if (signIn) signIn.hash = hash ?? null
    // bcrypt throws on anything but text, which would reveal whether an account exists.
    const isText = typeof password === 'string'
    const matches = await validatePassword(isText ? password : '', hash || hashOfNobody)
    return matches && isText && Boolean(hash)
  }

  return {
    compare,
    hash: hashPassword,
    async signIn(password, run) {
      const state: { hash?: Hash } = {}
      try {
        const result = await signIns.run(state, run)
        return { result, hash: state.hash }
      } catch (error) {
        if (state.hash === undefined) await compare(password, null)
        throw error
      }
    },
  }
}
