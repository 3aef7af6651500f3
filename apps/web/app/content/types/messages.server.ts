import type { Language } from '@islamic-centre/i18n/locales'
import type { Message } from '../../features/contact/message.server.ts'
import { own } from '../clients.server.ts'
import { contentLocale } from '../in-language.server.ts'

const storeWith =
  ({ messages }: NonNullable<typeof own>) =>
  (message: Message, language: Language) =>
    messages.create({ data: { ...message, language: contentLocale(language) } })

/** Writes a visitor's message into the content server, which mails it to the centre; undefined without the site's token. */
export const storeMessage = own && storeWith(own)
