import path from 'node:path'
import { z } from 'zod'

const minSecretLength = 16

const secret = z
  .string('is missing')
  .min(minSecretLength, `is too short: at least ${minSecretLength} characters`)

const listOf = (item: z.ZodType<string, string>) =>
  z
    .string('is missing')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).min(1, 'holds no value'))

const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http or https address' })

const origin = httpUrl.refine((value) => new URL(value).origin === value, {
  message: 'is not an origin: scheme, host and port only, without a closing slash',
})

const logLevels = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const
const oneOf = (values: readonly string[]) => `is not one of ${values.join(', ')}`

const environments = ['development', 'production', 'test'] as const
const clients = ['sqlite', 'postgres'] as const
const demoModes = ['off', 'once', 'fresh'] as const

const oauthVariables = [
  'OAUTH_AUTHORIZE_URL',
  'OAUTH_TOKEN_URL',
  'OAUTH_USERINFO_URL',
  'OAUTH_CLIENT_ID',
  'OAUTH_CLIENT_SECRET',
] as const

const s3Variables = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

export const environmentSchema = z
  .object({
    NODE_ENV: z.enum(environments, oneOf(environments)).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number('is not a number').int('is not a whole number').min(1).max(65535).default(1337),
    PUBLIC_URL: z.string('is missing').pipe(httpUrl),
    DATA_DIR: z.string('is missing').transform((folder) => path.resolve(folder)),
    DATABASE_CLIENT: z.enum(clients, oneOf(clients)).default('sqlite'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
      .optional(),
    APP_KEYS: listOf(secret),
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    JWT_SECRET: secret,
    ENCRYPTION_KEY: secret,
    /** The token of the setup link; without it, each start without an administrator generates one. */
    SETUP_TOKEN: secret.optional(),
    DEMO_CONTENT: z.enum(demoModes, oneOf(demoModes)).default('off'),
    SITE_ORIGINS: listOf(origin).optional(),
    /** The site's own token for the content API. */
    SITE_API_TOKEN: secret.optional(),
    /** Shared with the site: signs its preview URLs. */
    PREVIEW_SECRET: secret.optional(),
    /** The URL of the site's webhook for content changes, and the secret that signs its messages. */
    SITE_WEBHOOK_URL: httpUrl.optional(),
    WEBHOOK_SECRET: secret.optional(),
    /**
     * A bucket for uploads instead of the folder; their URL is still the server's own, and its proxy reads from the
     * bucket.
     */
    S3_ENDPOINT: httpUrl.optional(),
    S3_REGION: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'is not an smtp:// or smtps:// address')
      .optional(),
    MAIL_FROM: z.email('is not an e-mail address').optional(),
    /** Where visitors' messages are mailed; without it, to the e-mail address that "About" shows. */
    MESSAGES_TO: z.email('is not an e-mail address').optional(),
    /** The page of another application where an account chooses a new password; the site has none. */
    PASSWORD_RESET_URL: httpUrl.optional(),
    OAUTH_AUTHORIZE_URL: httpUrl.optional(),
    OAUTH_TOKEN_URL: httpUrl.optional(),
    OAUTH_USERINFO_URL: httpUrl.optional(),
    OAUTH_CLIENT_ID: z.string().optional(),
    OAUTH_CLIENT_SECRET: z.string().optional(),
    LOG_LEVEL: z.enum(logLevels, oneOf(logLevels)).default('info'),
  })
  .refine((values) => values.DATABASE_CLIENT === 'sqlite' || values.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    message: 'is missing, and DATABASE_CLIENT is postgres',
  })
  .refine((values) => values.SMTP_URL === undefined || values.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'is missing, and SMTP_URL is given',
  })
  .refine((values) => values.PREVIEW_SECRET === undefined || values.SITE_ORIGINS !== undefined, {
    path: ['SITE_ORIGINS'],
    message: 'is missing, and PREVIEW_SECRET is given',
  })
  .refine((values) => values.SITE_WEBHOOK_URL === undefined || values.WEBHOOK_SECRET !== undefined, {
    path: ['WEBHOOK_SECRET'],
    message: 'is missing, and SITE_WEBHOOK_URL is given',
  })
  .superRefine((values, context) => {
    for (const [group, names] of [
      ['OAUTH_', oauthVariables],
      ['S3_', s3Variables],
    ] as const) {
      if (names.every((name) => values[name] === undefined)) continue
      for (const name of names)
        if (values[name] === undefined)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `is missing, and other ${group} variables are given`,
          })
    }
  })

export type Environment = z.infer<typeof environmentSchema>

const exampleSecret = 'q1Zr8mPpV3sYt6Wx9aBcDeFgHiJkLmNo (make your own: openssl rand -base64 32)'

/** A valid example of each variable, shown in error messages. */
export const examples: Record<keyof Environment, string> = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '1337',
  PUBLIC_URL: 'https://cms.example.org',
  DATA_DIR: '/var/lib/islamic-centre',
  DATABASE_CLIENT: 'sqlite',
  DATABASE_URL: 'postgres://cms:password@127.0.0.1:5432/cms',
  APP_KEYS: 'first-key-of-32-characters-or-more,second-key-of-32-characters-or-more',
  API_TOKEN_SALT: exampleSecret,
  ADMIN_JWT_SECRET: exampleSecret,
  TRANSFER_TOKEN_SALT: exampleSecret,
  JWT_SECRET: exampleSecret,
  ENCRYPTION_KEY: exampleSecret,
  SETUP_TOKEN: exampleSecret,
  DEMO_CONTENT: 'once',
  SITE_ORIGINS: 'https://www.example.org,https://example.org',
  SITE_API_TOKEN: exampleSecret,
  PREVIEW_SECRET: exampleSecret,
  SITE_WEBHOOK_URL: 'https://www.example.org/webhooks/content',
  WEBHOOK_SECRET: exampleSecret,
  S3_ENDPOINT: 'https://s3.ca-central-1.amazonaws.com',
  S3_REGION: 'ca-central-1',
  S3_BUCKET: 'centre-uploads',
  S3_ACCESS_KEY_ID: 'as-the-provider-gave-it',
  S3_SECRET_ACCESS_KEY: 'as-the-provider-gave-it',
  SMTP_URL: 'smtps://user:password@mail.example.org:465',
  MAIL_FROM: 'centre@example.org',
  MESSAGES_TO: 'office@example.org',
  PASSWORD_RESET_URL: 'https://app.example.org/new-password',
  OAUTH_AUTHORIZE_URL: 'https://accounts.example.org/authorize',
  OAUTH_TOKEN_URL: 'https://accounts.example.org/token',
  OAUTH_USERINFO_URL: 'https://accounts.example.org/userinfo',
  OAUTH_CLIENT_ID: 'the-content-server',
  OAUTH_CLIENT_SECRET: 'as-the-provider-gave-it',
  LOG_LEVEL: 'info',
}
