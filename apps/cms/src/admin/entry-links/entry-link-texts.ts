import type { DeadReason } from '../../entry-links/link-target'
import type { Bilingual } from '../bilingual'

export const entryLinkTexts = {
  title: ['Links to entries', 'پیوند به مطلب‌های سایت'],
  explanation: [
    'Click in a text or in the field of a link, then choose the page, entry or file from the list. Ctrl+K opens it, too.',
    'در متن یا در خانه پیوند بزنید و صفحه، مطلب یا فایل را از فهرست برگزینید. کلیدهای Ctrl+K هم فهرست را باز می‌کند.',
  ],
  open: ['Choose from the list', 'گزینش از فهرست'],
  heading: ['Link to a page, an entry or a file', 'پیوند به صفحه، مطلب یا فایل'],
  search: ['Words of the title', 'واژه‌هایی از عنوان'],
  found: ['Found: {count}', '{count} مورد'],
  none: ['Nothing with these words in its title.', 'چیزی با این واژه‌ها در عنوان نیست.'],
  failed: ['The list could not be read. Try again.', 'فهرست خوانده نشد. دوباره امتحان کنید.'],
  page: ['Page of the site', 'صفحه سایت'],
  file: ['File of the library', 'فایل کتابخانه'],
  published: ['on the site', 'در سایت'],
  draft: ['draft', 'پیش‌نویس'],
  cancel: ['Cancel', 'انصراف'],
  dead: ['These links lead nowhere: {count}', '{count} پیوند به جایی نمی‌رسد'],
  show: ['Show in the text', 'نشان دادن در متن'],
  deadPublished: [
    'Links in it that lead nowhere: {count}. They are listed beside the entry.',
    '{count} پیوند این متن به جایی نمی‌رسد. فهرست آن‌ها کنار همین صفحه است.',
  ],
} as const satisfies Record<string, Bilingual>

export const reasonTexts: Record<DeadReason, Bilingual> = {
  unknown: ['The site has no page at this address.', 'سایت صفحه‌ای به این نشانی ندارد.'],
  unpublished: ['The entry is not on the site.', 'این مطلب در سایت نیست و هنوز پیش‌نویس است.'],
  missingFile: ['The file is not in the library.', 'این فایل در کتابخانه نیست.'],
}
