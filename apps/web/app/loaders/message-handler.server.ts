import { createHmac } from 'node:crypto'
import { authorizedRestClient } from '../content/clients.server.ts'
import { contentLocale } from '../content/in-language.server.ts'
import { env } from '../env.server.ts'
import { createMessageService } from '../features/contact/message-service.server.ts'

const { SITE_API_TOKEN } = env
const messages = authorizedRestClient?.messages

/**
 * Stores the contact form's messages in the content server, which mails them to the centre; undefined where the
 * environment does not let the site write.
 */
export const messageHandler =
  SITE_API_TOKEN && messages
    ? createMessageService(
        createHmac('sha256', SITE_API_TOKEN).update('contact form').digest('base64'),
        (message, language) => messages.create({ data: { ...message, language: contentLocale(language) } }),
      )
    : undefined
