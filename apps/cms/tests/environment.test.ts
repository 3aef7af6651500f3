import { exampleOf, parseEnvironment } from '@islamic-centre/node-server/environment'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '../src/environment-variables'
import { environmentFor, spawnContentServer } from './start-content-server.ts'

const parse = (variables: Record<string, string>) =>
  parseEnvironment(environmentSchema, variables, 'The content server cannot start.')

const right = environmentFor({ demoContent: 'off' }, '/tmp/never-made', 1337)

describe('The environment', () => {
  it('is read once, with defaults for optional variables', () => {
    const { PORT: _, HOST: __, NODE_ENV: ___, DEMO_CONTENT: ____, ...rest } = right
    expect(parse(rest)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 1337,
      DATABASE_CLIENT: 'sqlite',
      DEMO_CONTENT: 'off',
      LOG_LEVEL: 'info',
    })
  })

  it.each([
    ['DATA_DIR', '', /DATA_DIR is missing. Example: DATA_DIR=\//],
    ['PORT', 'many', /PORT must be a whole number from 1 to 65535. Example: PORT=1337/],
    ['PORT', '70000', /PORT must be a whole number.*Example: PORT=1337/],
    ['PUBLIC_URL', 'cms.example.org', /PUBLIC_URL must be an http or https address/],
    ['JWT_SECRET', 'short', /JWT_SECRET is too short: at least 16 characters/],
    ['APP_KEYS', 'short,short', /APP_KEYS is too short/],
    ['DEMO_CONTENT', 'yes', /DEMO_CONTENT must be one of off, once, fresh/],
    ['DATABASE_CLIENT', 'postgres', /DATABASE_URL is missing, and DATABASE_CLIENT is postgres/],
    ['SMTP_URL', 'mail.example.org', /SMTP_URL is not an smtp:\/\/ or smtps:\/\/ address/],
    ['SMTP_URL', 'smtp://mail.example.org', /MAIL_FROM is missing, and SMTP_URL is given/],
    ['OAUTH_CLIENT_ID', 'us', /OAUTH_TOKEN_URL is missing, and other OAUTH_ variables are given/],
    ['PREVIEW_SECRET', 'long-enough-to-be-one', /SITE_ORIGINS is missing, and PREVIEW_SECRET is given/],
    ['SITE_WEBHOOK_URL', 'https://example.org', /WEBHOOK_SECRET is missing, and SITE_WEBHOOK_URL is given/],
    ['SITE_API_TOKEN', 'short', /SITE_API_TOKEN is too short: at least 16 characters/],
    ['SITE_ORIGINS', 'https://example.org/', /SITE_ORIGINS is not an origin/],
  ])('names %s when it is "%s"', (name, value, message) => {
    expect(() => parse({ ...right, [name]: value })).toThrow(message)
  })

  it('has a valid example of every variable', () => {
    for (const [name, field] of Object.entries(environmentSchema.shape))
      expect(field.safeParse(exampleOf(field)).success, name).toBe(true)
  })

  it('names every wrong variable at once', () => {
    const { ADMIN_JWT_SECRET: _, DATA_DIR: __, ...rest } = right
    expect(() => parse(rest)).toThrow(/DATA_DIR[\s\S]*ADMIN_JWT_SECRET/)
  })

  it('stops the start with one message and no stack', async () => {
    const { DATA_DIR: _, ...rest } = right
    const { exited, logs } = spawnContentServer(rest)
    expect(await exited).toBe(1)
    expect(logs()).toMatch(/^The content server cannot start.\n {2}DATA_DIR is missing\./)
    expect(logs()).not.toMatch(/\n\s+at /)
  })
})
