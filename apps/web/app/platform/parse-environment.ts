import { isIP } from 'node:net'
import { z } from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((it) => it.replace(/\/+$/, ''))
const port = z.coerce
  .number({ error: 'must be a number' })
  .int()
  .min(1, 'must be from 1 to 65535')
  .max(65535, 'must be from 1 to 65535')

/** Addresses, ranges (`10.0.0.0/8`) and the names that Express has for some, separated by commas. */
const areAddresses = (list: string): boolean =>
  list.split(',').every((item) => {
    const [address = '', bits] = item.trim().split('/')
    return (
      /^(loopback|linklocal|uniquelocal)$/.test(item.trim()) ||
      (isIP(address) > 0 && /^\d*$/.test(bits ?? ''))
    )
  })

const minSecretLength = 16
const secret = z.string().min(minSecretLength, `too short: at least ${minSecretLength} characters`)

const fields = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** The port of `/metrics` for Prometheus; without it metrics are off. */
  METRICS_PORT: port.optional(),
  /** How long the site keeps answering after a stop signal, so that a load balancer can stop using it. */
  SHUTDOWN_NOTICE_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(0)
    .max(60_000)
    .default(1000),
  /** The site's own public address; canonical links are made from it. */
  PUBLIC_URL: address,
  /** Where this server reaches the content server. */
  CMS_URL: address,
  /** Where a visitor's browser reaches the content server's media. */
  CMS_PUBLIC_URL: address,
  /**
   * The base URL of uploads that are not stored by the content server itself, such as a bucket; it must contain only
   * uploads.
   */
  UPLOADS_URL: address.optional(),
  CMS_TIMEOUT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(1)
    .max(60_000)
    .default(5000),
  /** The folder of the last good content, for starts while the content server is unavailable. */
  CONTENT_CACHE_DIR: z.string().default('.data/content-cache'),
  /**
   * Redis or Valkey, through which several processes of the site notify each other of changes; one process needs none.
   */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  /** The folder of converted pictures, and its maximum size. */
  PICTURE_CACHE_DIR: z.string().default('.data/picture-cache'),
  PICTURE_CACHE_MB: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(1).default(512),
  /** The trusted proxies in front of this server, whose `X-Forwarded-For` is used: `loopback`, addresses, ranges. */
  TRUSTED_PROXIES: z.string().refine(areAddresses, 'must name addresses or ranges, or loopback').optional(),
  /** The site's own token for the content server's API; previews read drafts and the contact form writes with it. */
  SITE_API_TOKEN: secret.optional(),
  /** Shared with the content server, which signs the addresses of previews with it. */
  PREVIEW_SECRET: secret.optional(),
  /** Shared with the content server, which signs its webhook with it. */
  WEBHOOK_SECRET: secret.optional(),
  /** The site's name in Plausible, which then counts its page views. */
  PLAUSIBLE_DOMAIN: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of the site in Plausible')
    .optional(),
  PLAUSIBLE_URL: address.default('https://plausible.io'),
  /** The site's web stream in Google Analytics 4, which then counts its page views. */
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must begin with G-')
    .optional(),
  /** `off` makes every browser remove the service worker and its caches. */
  OFFLINE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
})

const schema = fields.refine((it) => !(it.PLAUSIBLE_DOMAIN && it.GA4_MEASUREMENT_ID), {
  path: ['GA4_MEASUREMENT_ID'],
  error: 'must not be set beside PLAUSIBLE_DOMAIN: one of them counts',
})

const exampleSecret = 'the value the content server has (make one: openssl rand -base64 32)'

const examples: Record<keyof typeof fields.shape, string> = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '3000',
  METRICS_PORT: '9464',
  SHUTDOWN_NOTICE_MS: '1000',
  PUBLIC_URL: 'https://www.example.org',
  CMS_URL: 'http://127.0.0.1:1337',
  CMS_PUBLIC_URL: 'https://cms.example.org',
  UPLOADS_URL: 'https://uploads.example.org',
  CMS_TIMEOUT_MS: '5000',
  CONTENT_CACHE_DIR: '/var/lib/site/content-cache',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PICTURE_CACHE_DIR: '/var/lib/site/picture-cache',
  PICTURE_CACHE_MB: '512',
  TRUSTED_PROXIES: 'loopback',
  SITE_API_TOKEN: exampleSecret,
  PREVIEW_SECRET: exampleSecret,
  WEBHOOK_SECRET: exampleSecret,
  PLAUSIBLE_DOMAIN: 'www.example.org',
  PLAUSIBLE_URL: 'https://plausible.example.org',
  GA4_MEASUREMENT_ID: 'G-ABC123',
  OFFLINE: 'on',
  LOG_LEVEL: 'info',
}

/** Required variables are missing or invalid; the message names each and shows a valid value. */
export class EnvironmentError extends Error {}

/** Reads the site's settings; an empty value counts as missing. */
export function parseEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof typeof examples
    const value = /SECRET|TOKEN|REDIS_URL/.test(name) ? '' : ` "${given[name]}":`
    const problem = given[name] === undefined ? 'is missing' : `is${value} ${issue.message}`
    return `  ${name} ${problem}. Example: ${name}=${examples[name]}`
  })
  throw new EnvironmentError(`The site cannot start with this environment:\n${lines.join('\n')}`)
}
