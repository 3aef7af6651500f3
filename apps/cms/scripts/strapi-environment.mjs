import { randomBytes } from 'node:crypto'

const secret = () => randomBytes(32).toString('base64')

/**
 * An environment in which Strapi loads, because its configuration requires its variables. None of them is part of the
 * build, so the values are random and the machine needs none.
 */
export const strapiEnvironment = (dataDir) => ({
  ...process.env,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cms.example.org',
  DATA_DIR: dataDir,
  DATABASE_CLIENT: 'sqlite',
  DEMO_CONTENT: 'off',
  LOG_LEVEL: 'warn',
  APP_KEYS: secret(),
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
})
