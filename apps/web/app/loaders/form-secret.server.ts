import { createHmac } from 'node:crypto'
import { env } from '../env.server.ts'

const { SITE_API_TOKEN } = env

/** The key of the tokens of visitors' forms; undefined where the environment does not let the site write. */
export const formSecret =
  SITE_API_TOKEN && createHmac('sha256', SITE_API_TOKEN).update('contact form').digest('base64')
