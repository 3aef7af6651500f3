import { isIP } from 'node:net'
import { httpUrl, oneOf, port, secret, wholeNumber } from '@islamic-centre/node-server/environment'
import { z } from 'zod'

const address = httpUrl.transform((it) => it.replace(/\/+$/, ''))

/** Addresses, ranges (`10.0.0.0/8`) and the names that Express has for some, separated by commas. */
const areAddresses = (list: string): boolean =>
  list.split(',').every((item) => {
    const [address = '', bits] = item.trim().split('/')
    return (
      /^(loopback|linklocal|uniquelocal)$/.test(item.trim()) ||
      (isIP(address) > 0 && /^\d*$/.test(bits ?? ''))
    )
  })

const sharedSecret = secret
  .optional()
  .meta({ example: 'the value the content server has (make one: openssl rand -base64 32)' })

/** The settings of the site, each with a valid example where its default is none. */
export const environmentSchema = z
  .object({
    NODE_ENV: oneOf('development', 'production', 'test')
      .default('development')
      .meta({ example: 'production' }),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    /** The port of `/metrics` for Prometheus; without it metrics are off. */
    METRICS_PORT: port.optional().meta({ example: 9464 }),
    /** How long the site continues to respond after a stop signal, so that a load balancer can stop using it. */
    SHUTDOWN_NOTICE_MS: wholeNumber(0, 60_000).default(1000),
    /** After that, how long requests in progress may take before they are refused. */
    SHUTDOWN_DEADLINE_MS: wholeNumber(0, 600_000).default(20_000),
    /** The site's own public address; canonical links are made from it. */
    PUBLIC_URL: address.meta({ example: 'https://www.example.org' }),
    /** Where this server reaches the content server. */
    CMS_URL: address.meta({ example: 'http://127.0.0.1:1337' }),
    /** Where a visitor's browser reaches the content server's media. */
    CMS_PUBLIC_URL: address.meta({ example: 'https://cms.example.org' }),
    /**
     * The base URL of uploads that are not stored by the content server itself, such as a bucket; it must contain only
     * uploads.
     */
    UPLOADS_URL: address.optional().meta({ example: 'https://uploads.example.org' }),
    CMS_TIMEOUT_MS: wholeNumber(1, 60_000).default(5000),
    /** The folder of the last good content, for starts while the content server is unavailable. */
    CONTENT_CACHE_DIR: z.string().default('.data/content-cache'),
    /**
     * Redis or Valkey, through which several processes of the site notify each other of changes; one process needs none.
     */
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' })
      .optional()
      .meta({ example: 'redis://127.0.0.1:6379' }),
    /** The folder of converted pictures, and its maximum size. */
    PICTURE_CACHE_DIR: z.string().default('.data/picture-cache'),
    PICTURE_CACHE_MB: wholeNumber(1).default(512),
    /** The trusted proxies in front of this server, whose `X-Forwarded-For` is used: `loopback`, addresses, ranges. */
    TRUSTED_PROXIES: z
      .string()
      .refine(areAddresses, 'must name addresses or ranges, or loopback')
      .optional()
      .meta({ example: 'loopback' }),
    /** The site's own token for the content server's API; previews read drafts and the contact form writes with it. */
    SITE_API_TOKEN: sharedSecret,
    /** Shared with the content server, which signs the addresses of previews with it. */
    PREVIEW_SECRET: sharedSecret,
    /** Shared with the content server, which signs its webhook with it. */
    WEBHOOK_SECRET: sharedSecret,
    /** The site's name in Plausible, which then counts its page views. */
    PLAUSIBLE_DOMAIN: z
      .string()
      .regex(/^[\w.-]+$/, 'must be the name of the site in Plausible')
      .optional()
      .meta({ example: 'www.example.org' }),
    PLAUSIBLE_URL: address.default('https://plausible.io'),
    /** The site's web stream in Google Analytics 4, which then counts the page views of visitors who agree. */
    GA4_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must begin with G-')
      .optional()
      .meta({ example: 'G-ABC123' }),
    /** `off` makes every browser remove the service worker and its caches. */
    OFFLINE: oneOf('on', 'off').default('on'),
    LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  })
  .refine((it) => !(it.PLAUSIBLE_DOMAIN && it.GA4_MEASUREMENT_ID), {
    path: ['GA4_MEASUREMENT_ID'],
    error: 'must not be set beside PLAUSIBLE_DOMAIN: one of them counts',
  })
