import { sessionLifespans } from '../src/accounts/session-lifespans'
import { environment } from '../src/environment'
import { previewOnSite } from '../src/preview/preview-on-site'

export default {
  autoOpen: false,
  auth: {
    secret: environment.ADMIN_JWT_SECRET,
    sessions: sessionLifespans,
    // A secure cookie would lock administrators out of a server reached over plain http.
    cookie: { secure: environment.PUBLIC_URL.startsWith('https:') },
  },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  preview: previewOnSite(environment),
  flags: { nps: false, promoteEE: false },
  watchIgnoreFiles: ['**/tests/**', '**/demo/media/**', '**/scripts/**'],
}
