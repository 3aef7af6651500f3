import type { Bilingual } from '../bilingual'

export const overviewTexts = {
  waiting: ['Waiting for you', 'در انتظار شما'],
  noneWaiting: ['No proposals and no unanswered messages.', 'پیشنهاد یا پیام بی‌پاسخی نیست.'],
  proposalBy: ['Proposal of {name}', 'پیشنهاد {name}'],
  messageOf: ['Message of {name}', 'پیام {name}'],
  planned: ['Planned', 'زمان‌بندی‌شده'],
  nonePlanned: [
    'Nothing is to be published or unpublished by itself.',
    'چیزی برای انتشار یا لغو انتشار زمان‌بندی نشده است.',
  ],
  calendar: ['Open the calendar', 'باز کردن تقویم'],
  translations: ['On the site in one language only', 'فقط به یک زبان در سایت'],
  noneUntranslated: [
    'Everything on the site is there in both languages.',
    'هر چه در سایت است به هر دو زبان است.',
  ],
  missingIn: ['{language} is missing', 'متن {language} نوشته نشده'],
  draftIn: ['{language} is a draft', 'متن {language} پیش‌نویس است'],
  pictures: ['Pictures without an alternative text', 'تصویرهای بدون متن جایگزین'],
  nonePictures: [
    'Every picture has an alternative text in both languages.',
    'همه تصویرها به هر دو زبان متن جایگزین دارند.',
  ],
  lacks: ['missing in {languages}', 'بدون متن {languages}'],
  links: ['Links that lead nowhere', 'پیوندهایی که به جایی نمی‌رسند'],
  noneLinks: [
    'Every link on the site to its own pages and files leads somewhere.',
    'همه پیوندهای سایت به صفحه‌ها و فایل‌های خودش درست است.',
  ],
  deadLinks: ['{language}: {count}', '{language}: {count} پیوند'],
  and: [' and ', ' و '],
  more: ['and {count} more', 'و {count} مورد دیگر'],
} as const satisfies Record<string, Bilingual>
