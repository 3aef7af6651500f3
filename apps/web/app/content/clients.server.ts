import { createGraphqlClient } from '@islamic-centre/graphql-client'
import { createRestClient } from '@islamic-centre/rest-client'
import { env } from '../env.server.ts'

const options = { baseUrl: env.CMS_URL, timeoutMs: env.CMS_TIMEOUT_MS }

/** Reads what the home page shows per locale: main-page event, sounds, announcements. */
export const graphql = createGraphqlClient(options)
/** Reads everything else. */
export const rest = createRestClient(options)
