import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment-variables'
import { type Message, messageLetter } from './message-letter'

/** The recipient of messages: the address of the environment, else the one that the site shows. */
export async function recipient(strapi: Core.Strapi, given: string | undefined): Promise<string | undefined> {
  if (given) return given
  const about = await strapi
    .documents('api::about.about')
    .findFirst({ status: 'published', fields: ['Email'] })
  return about?.Email ?? undefined
}

/**
 * Mails each message to the centre after it is stored, without delaying the response: a message that cannot be mailed
 * is logged, and is in the admin panel all the same.
 */
export function mailMessages(strapi: Core.Strapi, { SMTP_URL, MESSAGES_TO, PUBLIC_URL }: Environment) {
  if (!SMTP_URL) return

  const mail = async (documentId: string) => {
    try {
      const message = await strapi.documents('api::message.message').findOne({ documentId })
      if (!message) return
      const to = await recipient(strapi, MESSAGES_TO)
      if (!to) throw new Error('neither MESSAGES_TO nor the e-mail of “About” names an address')
      await strapi
        .plugin('email')
        .service('email')
        .send({ to, ...messageLetter(message as Message, `${PUBLIC_URL}/admin`) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      strapi.log.error(`Message ${documentId} is stored, but was not mailed: ${reason}`)
    }
  }

  strapi.documents.use(async (context, next) => {
    const result = await next()
    if (context.uid !== 'api::message.message' || context.action !== 'create') return result
    // The result has only the requested fields.
    const { documentId } = result as { documentId: string }
    await strapi.db.transaction(({ onCommit }) => onCommit(() => void mail(documentId)))
    return result
  })
}
