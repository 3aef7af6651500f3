import type { Bilingual } from '../bilingual'

export const retentionTexts = {
  days: ['Days (30 to 3650; empty for ever)', 'تعداد روز (۳۰ تا ۳۶۵۰؛ خالی یعنی همیشه)'],
  save: ['Save', 'ذخیره'],
  saved: ['The number of days is saved.', 'تعداد روزها ذخیره شد.'],
  wrongDays: [
    'Write a number from 30 to 3650, or leave it empty.',
    'عددی از ۳۰ تا ۳۶۵۰ بنویسید یا خالی بگذارید.',
  ],
  failed: ['That did not work. Please try again.', 'انجام نشد. دوباره امتحان کنید.'],
} as const satisfies Record<string, Bilingual>
