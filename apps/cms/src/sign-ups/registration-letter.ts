import { centreZone } from '../dates/centre-time'
import { asHtml, oneLine } from '../mail/letter-text'
import type { Registration } from './registration'

/** What a letter says of the event, in the language of the registration where it is written in it. */
interface LetterEvent {
  title: string
  place: string | null
  /** Null where it does not take place on that day any more. */
  startsAt: Date | null
  /** Its page on the site. */
  url: string
}

interface Letter {
  registration: Registration
  event: LetterEvent
  cancelUrl: string
  centre: string
}

type Kind = 'confirmed' | 'movedUp' | 'waiting' | 'cancelled'

const number = (language: 'fa' | 'en', count: number) => new Intl.NumberFormat(language).format(count)

function whenInPersian(moment: Date) {
  const format = new Intl.DateTimeFormat('fa', {
    calendar: 'persian',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: centreZone,
  })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${of('weekday')} ${of('day')} ${of('month')} ${of('year')}، ساعت ${of('hour')}:${of('minute')} به وقت تورنتو`
}

const whenInEnglish = (moment: Date) =>
  `${new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeStyle: 'short', timeZone: centreZone }).format(moment)}, Toronto time`

const texts = {
  fa: {
    greeting: (name: string) => `${name} گرامی، سلام`,
    subject: {
      confirmed: (title: string) => `نام‌نویسی شما انجام شد: ${title}`,
      movedUp: (title: string) => `برای شما جا باز شد: ${title}`,
      waiting: (title: string) => `نام شما در فهرست انتظار است: ${title}`,
      cancelled: (title: string) => `نام‌نویسی شما لغو شد: ${title}`,
    },
    text: {
      confirmed: (title: string) => `نام شما برای «${title}» ثبت شد.`,
      movedUp: (title: string) =>
        `برای «${title}» جا باز شد. نام شما از فهرست انتظار بیرون آمد و حضورتان قطعی است.`,
      waiting: (title: string) =>
        `ظرفیت «${title}» پر شده است و نام شما در فهرست انتظار است. اگر جا باز شود، با رایانامه خبر می‌دهیم. تا آن زمان جایی برای شما نگه داشته نشده است.`,
      cancelled: (title: string) =>
        `نام‌نویسی شما برای «${title}» لغو شد. اگر برنامه‌تان عوض شد، می‌توانید دوباره نام‌نویسی کنید.`,
    },
    when: (moment: Date) => `زمان: ${whenInPersian(moment)}`,
    place: (place: string) => `مکان: ${place}`,
    persons: ({ adults, children }: Registration) =>
      `تعداد: ${number('fa', adults)} بزرگسال${children ? ` و ${number('fa', children)} کودک` : ''}`,
    page: 'صفحه رویداد',
    calendar: 'با باز کردن پیوست این نامه، رویداد به تقویم شما افزوده می‌شود.',
    cancel:
      'اگر نمی‌توانید بیایید، با این پیوند انصراف دهید تا جای شما به دیگری برسد. برای تغییر تعداد هم انصراف دهید و دوباره نام‌نویسی کنید:',
    ignore: 'اگر شما نام‌نویسی نکرده‌اید، با همان پیوند نام خود را بردارید.',
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    subject: {
      confirmed: (title: string) => `You are signed up: ${title}`,
      movedUp: (title: string) => `There is a place for you: ${title}`,
      waiting: (title: string) => `You are on the waiting list: ${title}`,
      cancelled: (title: string) => `You are no longer signed up: ${title}`,
    },
    text: {
      confirmed: (title: string) => `You are signed up for “${title}”.`,
      movedUp: (title: string) =>
        `A place has become free for “${title}”. You are no longer on the waiting list: you are signed up.`,
      waiting: (title: string) =>
        `“${title}” is full, and you are on the waiting list. If a place becomes free, we will write to you. Until then no place is reserved for you.`,
      cancelled: (title: string) =>
        `You are no longer signed up for “${title}”. If your plans change, you can sign up again.`,
    },
    when: (moment: Date) => `When: ${whenInEnglish(moment)}`,
    place: (place: string) => `Where: ${place}`,
    persons: ({ adults, children }: Registration) =>
      `Who: ${adults} ${adults === 1 ? 'adult' : 'adults'}${children ? ` and ${children} ${children === 1 ? 'child' : 'children'}` : ''}`,
    page: 'Page of the event',
    calendar: 'Open the attachment of this e-mail to add the event to your calendar.',
    cancel:
      'If you cannot come, please cancel with this link, so that somebody else gets your place. To change how many you are, cancel and sign up again:',
    ignore: 'If you did not sign up, remove your name with the same link.',
  },
} as const

/** The e-mail about the state of a registration, in the language of the page it was sent from. */
export function registrationLetter({ registration, event, cancelUrl, centre }: Letter) {
  const { language, state, movedUp } = registration
  const of = texts[language]
  const kind: Kind = state === 'confirmed' && movedUp ? 'movedUp' : state
  const title = oneLine(event.title)
  const facts = [
    ...(event.startsAt ? [of.when(event.startsAt)] : []),
    ...(event.place ? [of.place(oneLine(event.place))] : []),
    of.persons(registration),
    `${of.page}: ${event.url}`,
  ]
  const isOver = kind === 'cancelled'
  const paragraphs = [
    of.greeting(oneLine(registration.name)),
    of.text[kind](title),
    facts.join('\n'),
    ...(isOver || kind === 'waiting' ? [] : [of.calendar]),
    ...(isOver ? [] : [`${of.cancel}\n${cancelUrl}`, of.ignore]),
    centre,
  ]
  const text = `${paragraphs.join('\n\n')}\n`
  const html = asHtml(text, language, [event.url, cancelUrl])
  return { subject: oneLine(of.subject[kind](title)), text, html }
}
