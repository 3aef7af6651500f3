import path from 'node:path'
import { httpUrl, oneOf, port, secret } from '@islamic-centre/node-server/environment'
import { z } from 'zod'

const exampleSecret = { example: 'q1Zr8mPpV3sYt6Wx9aBcDeFgHiJkLmNo (make your own: openssl rand -base64 32)' }
const fromProvider = { example: 'as-the-provider-gave-it' }

const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).min(1, 'holds no value'))

const origin = httpUrl.refine((value) => new URL(value).origin === value, {
  message: 'is not an origin: scheme, host and port only, without a closing slash',
})
const mailAddress = z.email('is not an e-mail address')

const variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development').meta({ example: 'production' }),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(1337),
  PUBLIC_URL: httpUrl.meta({ example: 'https://cms.example.org' }),
  DATA_DIR: z
    .string()
    .transform((folder) => path.resolve(folder))
    .meta({ example: '/var/lib/islamic-centre' }),
  DATABASE_CLIENT: oneOf('sqlite', 'postgres').default('sqlite'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
    .optional()
    .meta({ example: 'postgres://cms:password@127.0.0.1:5432/cms' }),
  APP_KEYS: listOf(secret).meta({
    example: 'first-key-of-32-characters-or-more,second-key-of-32-characters-or-more',
  }),
  API_TOKEN_SALT: secret.meta(exampleSecret),
  ADMIN_JWT_SECRET: secret.meta(exampleSecret),
  TRANSFER_TOKEN_SALT: secret.meta(exampleSecret),
  JWT_SECRET: secret.meta(exampleSecret),
  ENCRYPTION_KEY: secret.meta(exampleSecret),
  /** The token of the setup link; without it, each start without an administrator generates one. */
  SETUP_TOKEN: secret.optional().meta(exampleSecret),
  DEMO_CONTENT: oneOf('off', 'once', 'fresh').default('off').meta({ example: 'once' }),
  SITE_ORIGINS: listOf(origin).optional().meta({ example: 'https://www.example.org,https://example.org' }),
  /** The site's own token for the content API. */
  SITE_API_TOKEN: secret.optional().meta(exampleSecret),
  /** Shared with the site: signs its preview URLs. */
  PREVIEW_SECRET: secret.optional().meta(exampleSecret),
  /** The URL of the site's webhook for content changes, and the secret that signs its messages. */
  SITE_WEBHOOK_URL: httpUrl.optional().meta({ example: 'https://www.example.org/webhooks/content' }),
  WEBHOOK_SECRET: secret.optional().meta(exampleSecret),
  /**
   * A bucket for uploads instead of the folder; their URL is still the server's own, and its proxy reads from the
   * bucket.
   */
  S3_ENDPOINT: httpUrl.optional().meta({ example: 'https://s3.ca-central-1.amazonaws.com' }),
  S3_REGION: z.string().optional().meta({ example: 'ca-central-1' }),
  S3_BUCKET: z.string().optional().meta({ example: 'centre-uploads' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta(fromProvider),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta(fromProvider),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is not an smtp:// or smtps:// address')
    .optional()
    .meta({ example: 'smtps://user:password@mail.example.org:465' }),
  MAIL_FROM: mailAddress.optional().meta({ example: 'centre@example.org' }),
  /** Where visitors' messages are mailed; without it, to the e-mail address that "About" shows. */
  MESSAGES_TO: mailAddress.optional().meta({ example: 'office@example.org' }),
  /** The page of another application where an account chooses a new password; the site has none. */
  PASSWORD_RESET_URL: httpUrl.optional().meta({ example: 'https://app.example.org/new-password' }),
  OAUTH_AUTHORIZE_URL: httpUrl.optional().meta({ example: 'https://accounts.example.org/authorize' }),
  OAUTH_TOKEN_URL: httpUrl.optional().meta({ example: 'https://accounts.example.org/token' }),
  OAUTH_USERINFO_URL: httpUrl.optional().meta({ example: 'https://accounts.example.org/userinfo' }),
  OAUTH_CLIENT_ID: z.string().optional().meta({ example: 'the-content-server' }),
  OAUTH_CLIENT_SECRET: z.string().optional().meta(fromProvider),
  LOG_LEVEL: oneOf('error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly').default('info'),
})

type Name = keyof typeof variables.shape
const names = Object.keys(variables.shape) as Name[]

/** The settings of the content server, each with a valid example where its default is none. */
export const environmentSchema = variables.superRefine((values, context) => {
  const expectValue = (name: Name, reason: string) => {
    if (values[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is missing, and ${reason}` })
  }
  if (values.DATABASE_CLIENT === 'postgres') expectValue('DATABASE_URL', 'DATABASE_CLIENT is postgres')
  if (values.SMTP_URL) expectValue('MAIL_FROM', 'SMTP_URL is given')
  if (values.PREVIEW_SECRET) expectValue('SITE_ORIGINS', 'PREVIEW_SECRET is given')
  if (values.SITE_WEBHOOK_URL) expectValue('WEBHOOK_SECRET', 'SITE_WEBHOOK_URL is given')
  for (const group of ['OAUTH_', 'S3_']) {
    const ofGroup = names.filter((name) => name.startsWith(group))
    if (ofGroup.some((name) => values[name] !== undefined))
      for (const name of ofGroup) expectValue(name, `other ${group} variables are given`)
  }
})

export type Environment = z.infer<typeof environmentSchema>
