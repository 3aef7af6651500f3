import ICAL from 'ical.js'
import PostalMime from 'postal-mime'

/** An e-mail as a mail program shows it, read by a second parser; `event` is of the calendar file attached to it. */
export async function readLetter(raw: string) {
  const { subject = '', text = '', html, to, replyTo, attachments } = await PostalMime.parse(raw)
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const calendar =
    file && new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)))
  const entry = calendar?.getFirstSubcomponent('vevent')
  return {
    subject,
    text,
    html,
    to: to?.[0]?.address,
    replyTo: replyTo?.[0]?.address,
    fileName: file?.filename,
    event: entry && new ICAL.Event(entry),
    cancelToken: /\/cancel-sign-up\?token=([\w-]+)/.exec(text)?.[1],
  }
}
