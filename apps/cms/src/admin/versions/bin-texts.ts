import type { Bilingual } from '../bilingual'

export const binTexts = {
  menu: ['Bin', 'سطل بازیافت'],
  hint: [
    'Deleted entries. A restored one is a draft with its address, pictures and links; it is not on the site until you publish it.',
    'موردهای حذف‌شده. هر مورد با نشانی، عکس‌ها و پیوندهایش به‌صورت پیش‌نویس برمی‌گردد و تا منتشر نکنید در سایت دیده نمی‌شود.',
  ],
  empty: ['The bin is empty.', 'سطل بازیافت خالی است.'],
  entry: ['Entry', 'مورد'],
  type: ['Type', 'نوع'],
  languages: ['Languages', 'زبان‌ها'],
  author: ['Deleted by', 'حذف‌کننده'],
  at: ['When', 'زمان'],
  action: ['Restore', 'بازگرداندن'],
  restored: ['“{title}” is back as a draft.', '«{title}» به‌صورت پیش‌نویس بازگشت.'],
  open: ['Open it', 'باز کردن'],
  retention: [
    'Deleted entries and older versions are kept for {days} days, then deleted for good.',
    'موردهای حذف‌شده و نسخه‌های قدیمی {days} روز نگه داشته و سپس برای همیشه حذف می‌شوند.',
  ],
  forEver: [
    'Deleted entries and older versions are kept for ever.',
    'موردهای حذف‌شده و نسخه‌های قدیمی برای همیشه نگه داشته می‌شوند.',
  ],
  failed: ['That did not work. Please try again.', 'انجام نشد. دوباره امتحان کنید.'],
  earlier: ['Earlier deletions', 'حذف‌های قدیمی‌تر'],
  later: ['Later deletions', 'حذف‌های تازه‌تر'],
} as const satisfies Record<string, Bilingual>
