import { z } from 'zod'
import { asHtml, oneLine } from '../mail/letter-text'

/** A message from a visitor's form; `null` and absent are equivalent. */
export interface Message {
  documentId: string
  name: string
  email?: string | null
  phone?: string | null
  subject?: string | null
  body: string
  language: 'fa' | 'en'
}

const labelsIn = {
  fa: {
    from: (what: string) => `پیام سایت: ${what}`,
    name: 'نام',
    email: 'رایانامه',
    phone: 'تلفن',
    subject: 'موضوع',
    inPanel: 'در پنل مدیریت',
  },
  en: {
    from: (what: string) => `Message from the site: ${what}`,
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    inPanel: 'In the admin panel',
  },
} as const

/** The e-mail with a message to the centre, in the language of the page it was sent from. */
export function messageLetter(message: Message, panel: string) {
  const labels = labelsIn[message.language]
  const lines = (['name', 'email', 'phone', 'subject'] as const).flatMap((field) => {
    const value = message[field]
    return value ? [`${labels[field]}: ${oneLine(value)}`] : []
  })
  const address = `${panel}/content-manager/collection-types/api::message.message/${message.documentId}`
  const text = `${lines.join('\n')}\n\n${message.body}\n\n${labels.inPanel}: ${address}\n`
  const { data: replyTo } = z.email().safeParse(message.email)
  return {
    subject: oneLine(labels.from(message.subject || message.name)),
    text,
    html: asHtml(text, message.language, [address]),
    ...(replyTo && { replyTo }),
  }
}
