import type { Bilingual } from '../bilingual'

export const previewTexts = {
  open: ['Preview beside the form', 'پیش‌نمایش کنار فرم'],
  close: ['Close preview', 'بستن پیش‌نمایش'],
  title: ['Preview', 'پیش‌نمایش'],
  frame: ['The page of the site', 'صفحه سایت'],
  language: ['Language of the site', 'زبان سایت'],
  width: ['Width', 'عرض'],
  wide: ['Wide', 'عریض'],
  phone: ['Phone', 'گوشی'],
  explanation: [
    'The page with what is in the form. Nothing is saved by it.',
    'صفحه با آنچه در فرم نوشته شده است. با این کار چیزی ذخیره نمی‌شود.',
  ],
  updating: ['The page is being updated…', 'صفحه به‌روز می‌شود…'],
  missing: [
    'The page cannot be shown yet. Still empty: {fields}.',
    'هنوز نمی‌توان صفحه را نشان داد. این‌ها خالی است: {fields}.',
  ],
  failed: [
    'The site does not show the page at the moment. What you wrote is still in the form.',
    'سایت اکنون صفحه را نشان نمی‌دهد. نوشته شما در فرم مانده است.',
  ],
  again: ['Try again', 'تلاش دوباره'],
  forbidden: [
    'You may not change this entry, so there is no preview of it here.',
    'اجازه تغییر این مورد را ندارید؛ به همین دلیل پیش‌نمایشی در اینجا نیست.',
  ],
  off: ['Previews are switched off on this server.', 'پیش‌نمایش در این سرور خاموش است.'],
  tooLong: [
    'This form is too long for a preview. Saving and publishing work as always.',
    'این فرم برای پیش‌نمایش بیش از حد طولانی است. ذخیره و انتشار مانند همیشه کار می‌کند.',
  ],
} as const satisfies Record<string, Bilingual>
