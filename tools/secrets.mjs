// Secrets of this installation: generated once, ignored by git, never a default in code.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { privately } from './private-files.mjs'

const random = () => randomBytes(32).toString('base64url')

const makers = {
  APP_KEYS: () => [random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  JWT_SECRET: random,
  ENCRYPTION_KEY: random,
  SITE_API_TOKEN: random,
  PREVIEW_SECRET: random,
  WEBHOOK_SECRET: random,
}

/** Those that the site knows as well. */
const shared = ['SITE_API_TOKEN', 'PREVIEW_SECRET', 'WEBHOOK_SECRET']

/** The secrets that the content server and the site share. */
export const secretsOfSite = (secrets) => Object.fromEntries(shared.map((name) => [name, secrets[name]]))

/** A full set of new secrets. */
const newSecrets = () => Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make()]))

function parse(text) {
  const pairs = text.split('\n').filter((line) => line.includes('='))
  return Object.fromEntries(
    pairs.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

/** Reads the secrets file and adds missing ones; existing ones are never changed. */
export function storeSecrets(file) {
  const existing = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}
  const secrets = { ...newSecrets(), ...existing }
  if (Object.keys(secrets).length !== Object.keys(existing).length) {
    privately(() => mkdirSync(dirname(file), { recursive: true }))
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
    // There whole or not at all: a start that is cut off here must not leave half of them.
    const aside = `${file}.${process.pid}`
    writeFileSync(aside, lines.join(''), { mode: 0o600 })
    renameSync(aside, file)
  }
  return secrets
}
