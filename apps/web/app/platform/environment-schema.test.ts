import { exampleOf, parseEnvironment } from '@islamic-centre/node-server/environment'
import { expect, test } from 'vitest'
import { environmentSchema } from './environment-schema.ts'

const right = {
  PUBLIC_URL: 'https://www.example.org',
  CMS_URL: 'http://127.0.0.1:1337',
  CMS_PUBLIC_URL: 'https://cms.example.org',
}
const parse = (variables: Record<string, string>) =>
  parseEnvironment(environmentSchema, variables, 'The site cannot start.')

test('only the URLs are required: everything else has a safe default', () => {
  expect(parse(right)).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', NODE_ENV: 'development' })
})

test('missing variables are named, with an example of a right value', { tags: ['spec:7.5'] }, () => {
  for (const name of Object.keys(right))
    expect(() => parse({})).toThrow(`${name} is missing. Example: ${name}=http`)
})

test('every variable has an example, which is valid', () => {
  for (const [name, field] of Object.entries(environmentSchema.shape))
    expect(field.safeParse(exampleOf(field)).success, name).toBe(true)
})

test.each([
  ['TRUSTED_PROXIES', 'proxy.example.org', 'must name addresses or ranges, or loopback'],
  ['REDIS_URL', 'http://127.0.0.1', 'must be a redis or rediss address'],
  ['PLAUSIBLE_DOMAIN', 'https://x', 'must be the name of the site in Plausible'],
  ['GA4_MEASUREMENT_ID', 'UA-1', 'must begin with G-. Example: GA4'],
])('%s is refused when it is "%s"', (name, value, problem) => {
  expect(() => parse({ ...right, [name]: value })).toThrow(`${name} ${problem}`)
})

test('one collector counts page views, not two', () => {
  const both = { PLAUSIBLE_DOMAIN: 'www.example.org', GA4_MEASUREMENT_ID: 'G-ABC123' }
  expect(parse(right).PLAUSIBLE_DOMAIN).toBeUndefined()
  expect(() => parse({ ...right, ...both })).toThrow(
    'GA4_MEASUREMENT_ID must not be set beside PLAUSIBLE_DOMAIN',
  )
})

test('a trailing slash of a URL does not matter', () => {
  expect(parse({ ...right, CMS_URL: 'http://127.0.0.1:1337/' }).CMS_URL).toBe('http://127.0.0.1:1337')
})
