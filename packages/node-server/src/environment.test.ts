import { expect, test } from 'vitest'
import { z } from 'zod'
import { EnvironmentError, httpUrl, oneOf, parseEnvironment, port, secret } from './environment.ts'

const schema = z
  .object({
    URL: httpUrl.meta({ example: 'https://www.example.org' }),
    PORT: port.default(3000),
    MODE: oneOf('on', 'off').default('on'),
    KEY: secret.optional().meta({ example: 'a-secret-of-16-characters' }),
    MAIL_FROM: z.email().optional().meta({ example: 'centre@example.org' }),
  })
  .refine(({ KEY, MAIL_FROM }) => !KEY || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is missing, and KEY is given',
  })

const parse = (variables: Record<string, string>) =>
  parseEnvironment(schema, variables, 'The server cannot start.')
const problems = (variables: Record<string, string>) => {
  try {
    parse(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message.split('\n')
  }
  throw new Error('The environment was accepted.')
}
const URL = 'https://www.example.org'

test('what is not required has a default', () => {
  expect(parse({ URL })).toEqual({ URL, PORT: 3000, MODE: 'on' })
})

test('a missing or empty variable is named, with an example of a valid value', () => {
  const missing = ['The server cannot start.', '  URL is missing. Example: URL=https://www.example.org']
  for (const empty of ['', ' ']) expect(problems({ URL: empty })).toEqual(missing)
  expect(problems({})).toEqual(missing)
})

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 1 to 65535. Example: PORT=3000'],
  ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65535. Example: PORT=3000'],
  ['MODE', 'yes', 'MODE must be one of on, off. Example: MODE=on'],
  ['URL', 'ftp://example.org', 'URL must be an http or https address. Example: URL=https://www.example.org'],
  ['KEY', 'hunter2', 'KEY is too short: at least 16 characters. Example: KEY=a-secret-of-16-characters'],
  ['KEY', 'x'.repeat(16), 'MAIL_FROM is missing, and KEY is given. Example: MAIL_FROM=centre@example.org'],
])('an error states what is wrong with %s, without its value: %s', (name, value, line) => {
  expect(problems({ URL, [name]: value })).toContain(`  ${line}`)
})

test('all problems are reported at once', () => {
  expect(problems({ PORT: '0', MODE: 'x' })).toHaveLength(1 + 3)
})
