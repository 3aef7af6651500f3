import { expect, test } from 'vitest'
import { EnvironmentError, parseEnvironment } from './parse-environment.ts'

const right = {
  PUBLIC_URL: 'https://www.example.org',
  CMS_URL: 'http://127.0.0.1:1337',
  CMS_PUBLIC_URL: 'https://cms.example.org',
}
const refusal = (source: Record<string, string | undefined>) => {
  try {
    parseEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ''
}

test('only the URLs are required: everything else has a safe default', () => {
  expect(parseEnvironment(right)).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', NODE_ENV: 'development' })
})

test('a missing variable is named, with an example of a right value', { tags: ['spec:7.5'] }, () => {
  expect(refusal({ ...right, CMS_URL: undefined })).toContain(
    'CMS_URL is missing. Example: CMS_URL=http://127.0.0.1:1337',
  )
  expect(refusal({ ...right, CMS_URL: '' })).toContain('CMS_URL is missing')
})

test('a malformed variable is shown with what is wrong about it', () => {
  expect(refusal({ ...right, PORT: 'eighty' })).toContain(
    'PORT is "eighty": must be a number. Example: PORT=3000',
  )
  expect(refusal({ ...right, PORT: '70000' })).toContain('must be from 1 to 65535')
  expect(refusal({ ...right, PUBLIC_URL: 'ftp://example.org' })).toContain('must be an http or https address')
  expect(refusal({ ...right, NODE_ENV: 'staging' })).toContain('must be development, production or test')
})

test('a secret is never shown, only what is wrong about it', () => {
  const message = refusal({ ...right, PREVIEW_SECRET: 'hunter2' })
  expect(message).toContain('PREVIEW_SECRET is too short: at least 16 characters')
  expect(message).not.toContain('hunter2')
})

test('one collector counts page views, not two', () => {
  const both = { PLAUSIBLE_DOMAIN: 'www.example.org', GA4_MEASUREMENT_ID: 'G-ABC123' }
  expect(parseEnvironment(right).PLAUSIBLE_DOMAIN).toBeUndefined()
  expect(refusal({ ...right, ...both })).toContain(
    'GA4_MEASUREMENT_ID is "G-ABC123": must not be set beside PLAUSIBLE_DOMAIN',
  )
  expect(refusal({ ...right, GA4_MEASUREMENT_ID: 'UA-1' })).toContain('must begin with G-. Example: GA4')
})

test('all problems are reported at once', () => {
  const message = refusal({})
  for (const name of Object.keys(right)) expect(message).toContain(`${name} is missing`)
})

test('a trailing slash of a URL does not matter', () => {
  expect(parseEnvironment({ ...right, CMS_URL: 'http://127.0.0.1:1337/' }).CMS_URL).toBe(
    'http://127.0.0.1:1337',
  )
})
