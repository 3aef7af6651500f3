import type { Bilingual } from '../bilingual'

export const versionTexts = {
  title: ['Versions', 'نسخه‌ها'],
  none: [
    'From the next save on, every version is kept here.',
    'از ذخیره بعدی، همه نسخه‌ها اینجا نگه داشته می‌شوند.',
  ],
  open: ['Compare and restore', 'مقایسه و بازگرداندن'],
  heading: ['Versions in {language}', 'نسخه‌های {language}'],
  version: ['Version', 'نسخه'],
  beside: ['Compare with', 'مقایسه با'],
  draft: ['The draft as it is now', 'پیش‌نویس کنونی'],
  onSite: ['on the site', 'روی سایت'],
  field: ['Field', 'فیلد'],
  allFields: ['Also fields that are equal', 'نمایش فیلدهای یکسان'],
  noDifference: ['The two are equal.', 'این دو یکسان‌اند.'],
  empty: ['(empty)', '(خالی)'],
  yes: ['Yes', 'بله'],
  no: ['No', 'خیر'],
  fileGone: ['deleted from the library', 'از کتابخانه رسانه حذف شده'],
  effect: [
    'Restoring makes the draft what this version was. The site stays as it is until you publish.',
    'با بازگرداندن، پیش‌نویس مانند این نسخه می‌شود. سایت تا وقتی منتشر نکنید تغییر نمی‌کند.',
  ],
  shared: [
    'Address, dates and files are the same in both languages, so the draft in the other language gets them, too.',
    'نشانی، تاریخ و فایل‌ها در هر دو زبان یکی است؛ پس در پیش‌نویس زبان دیگر هم تغییر می‌کند.',
  ],
  saveFirst: [
    'The form has changes that are not saved. Save them first.',
    'این فرم تغییرهای ذخیره‌نشده دارد. نخست آن‌ها را ذخیره کنید.',
  ],
  restore: ['Restore this version', 'بازگرداندن این نسخه'],
  restored: ['The draft is restored.', 'پیش‌نویس بازگردانده شد.'],
  show: ['Show the draft', 'نمایش پیش‌نویس'],
  close: ['Close', 'بستن'],
  more: ['Older versions', 'نسخه‌های قدیمی‌تر'],
  failed: ['That did not work. Please try again.', 'انجام نشد. دوباره امتحان کنید.'],
  server: ['the server', 'سرور'],
} as const satisfies Record<string, Bilingual>

/** What made a version. */
export const actionTexts: Record<string, Bilingual> = {
  saved: ['Saved', 'ذخیره'],
  published: ['Published', 'انتشار'],
  unpublished: ['Unpublished', 'لغو انتشار'],
  discarded: ['Changes discarded', 'کنار گذاشتن تغییرها'],
  deleted: ['Deleted', 'حذف'],
  restored: ['Restored', 'بازگردانی'],
  shared: ['Changed with the other language', 'تغییر همراه زبان دیگر'],
  found: ['As it was before', 'وضعیت پیش از آن'],
}
