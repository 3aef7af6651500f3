import { createHash, createHmac } from 'node:crypto'
import type { Environment } from '../environment-variables'

type Secret = Pick<Environment, 'ENCRYPTION_KEY'>

/**
 * The token of the link by which a visitor cancels. It is derived and never stored, so that every e-mail of a registration
 * has the same link, and who reads the database can cancel nothing.
 */
export const cancelToken = ({ ENCRYPTION_KEY }: Secret, documentId: string) =>
  createHmac('sha256', ENCRYPTION_KEY).update(`cancel the registration ${documentId}`).digest('base64url')

/** What is stored of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
