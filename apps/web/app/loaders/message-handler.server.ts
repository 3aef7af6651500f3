import { authorizedRestClient } from '../content/clients.server.ts'
import { contentLocale } from '../content/in-language.server.ts'
import { createMessageService } from '../features/contact/message-service.server.ts'
import { formSecret } from './form-secret.server.ts'

const messages = authorizedRestClient?.messages

/**
 * Stores the contact form's messages in the content server, which mails them to the centre; undefined where the
 * environment does not let the site write.
 */
export const messageHandler =
  formSecret && messages
    ? createMessageService(formSecret, (message, language) =>
        messages.create({ data: { ...message, language: contentLocale(language) } }),
      )
    : undefined
