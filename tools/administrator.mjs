// `npm run administrator`: creates the first administrator from a terminal, before any proxy serves the admin panel.
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { root } from './root.mjs'
import { setupLink } from './setup-link.mjs'
import { main, StartFailure } from './steps.mjs'

const port = process.env.CMS_PORT ?? process.env.PORT ?? '1337'
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')

/** Prompts in order; the password is not echoed. */
async function prompt() {
  let isHidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const lines = terminal[Symbol.asyncIterator]()
  const question = async (text, hide = false) => {
    process.stdout.write(`${text} `)
    isHidden = hide
    const { value = '' } = await lines.next()
    isHidden = false
    if (hide) process.stdout.write('\n')
    return hide ? value : value.trim()
  }
  const firstname = await question('First name:')
  const lastname = await question('Last name:')
  const email = (await question('Email:')).toLowerCase()
  const password = await question('Password (8 characters or more, with a capital and a digit):', true)
  terminal.close()
  return { firstname, lastname, email, password }
}

await main(async () => {
  const link = setupLink(dataDir)
  if (!link)
    throw new StartFailure(
      `There is no setup link in ${dataDir}: there is an administrator already, or the content server has not been started with this DATA_DIR.`,
    )
  const person = await prompt()
  const response = await fetch(`http://127.0.0.1:${port}/admin/register-admin`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: link.origin,
      // As the proxy will: the session cookie of an https address is refused on any other connection.
      'X-Forwarded-Proto': link.protocol.slice(0, -1),
      'X-Setup-Token': link.searchParams.get('token'),
    },
    body: JSON.stringify(person),
  }).catch((error) => {
    throw new StartFailure(
      `The content server does not answer on port ${port}: ${error.cause?.message ?? error.message}`,
    )
  })
  if (!response.ok) {
    const { error } = await response.json()
    const reasons = error.details?.errors?.map(({ message }) => message) ?? [error.message]
    throw new StartFailure(`The content server refused: ${reasons.join('; ')}`)
  }
  process.stdout.write(`${person.email} is the first administrator. Others are invited from the panel.\n`)
})
