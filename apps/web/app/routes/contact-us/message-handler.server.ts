import { createHmac } from 'node:crypto'
import { storeMessage } from '../../content/types/messages.server.ts'
import { env } from '../../env.server.ts'
import { createMessageService } from '../../features/contact/message-service.server.ts'

const { SITE_API_TOKEN } = env

/** Where the contact form's messages go; undefined where the environment does not let the site write. */
export const messageHandler =
  SITE_API_TOKEN && storeMessage
    ? createMessageService(
        createHmac('sha256', SITE_API_TOKEN).update('contact form').digest('base64'),
        storeMessage,
      )
    : undefined
