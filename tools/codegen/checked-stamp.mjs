// Whether the contract was found current with the same inputs and outputs before, without starting turbo or a generator.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceDigest } from '../build-stamp.mjs'
import { root } from '../root.mjs'

const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/cms/package.json'), 'utf8'))

/** Whatever the contract and the clients are made from, and what is made, whole: a list of files could miss one. */
const folders = [
  'apps/cms',
  ...Object.keys(dependencies)
    .filter((it) => it.startsWith('@islamic-centre/'))
    .map((it) => it.replace('@islamic-centre', 'packages')),
  'packages/graphql-client',
  'packages/rest-client',
  'patches',
  'tools',
]

const stampFile = (checkout) => join(checkout, 'node_modules/.cache/contract-checked')

/** A digest of the inputs and outputs by their content; the dependencies are in it by the lockfile. */
export const contractDigest = (checkout = root) => sourceDigest(checkout, folders)

/** True if nothing had changed in the contract of this digest. */
export function wasCurrent(digest, checkout = root) {
  try {
    return readFileSync(stampFile(checkout), 'utf8') === digest
  } catch {
    return false
  }
}

/** Records that a check found nothing; its digest is taken before the check. */
export function recordCurrent(digest, checkout = root) {
  mkdirSync(dirname(stampFile(checkout)), { recursive: true })
  writeFileSync(stampFile(checkout), digest)
}
