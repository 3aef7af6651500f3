import type { Bilingual } from '../bilingual'

export const addressPartTexts = {
  suggest: ['Suggest from the title', 'پیشنهاد از روی عنوان'],
  wrong: [
    'Write small Latin letters and digits, with single hyphens between words, such as quran-class-2.',
    'فقط حروف کوچک لاتین و رقم بنویسید و میان واژه‌ها یک خط تیره بگذارید، مانند \u2066quran-class-2\u2069.',
  ],
  address: ['Address of the page:', 'نشانی صفحه:'],
  moved: [
    'After publishing, the old address will lead to the new one. Old address:',
    'پس از انتشار، نشانی پیشین به نشانی تازه هدایت می‌شود. نشانی پیشین:',
  ],
} as const satisfies Record<string, Bilingual>
