import type { Bilingual } from '../bilingual'

/** Who may read the list: those who may read registrations. */
export const signUpPermission = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::registration.registration',
}

export const signUpTexts = {
  menu: ['Who comes', 'نام‌نویسی‌ها'],
  hint: [
    'Who has signed up for which event. Numbers are of persons, adults and children.',
    'چه کسانی برای کدام رویداد نام نوشته‌اند. عددها شمار افراد است، بزرگسال و کودک.',
  ],
  empty: ['Nobody has signed up yet.', 'هنوز کسی نام‌نویسی نکرده است.'],
  event: ['Event', 'رویداد'],
  day: ['Day', 'روز'],
  coming: ['Have a place', 'جا دارند'],
  places: ['Places', 'ظرفیت'],
  waiting: ['Waiting', 'در انتظار'],
  unlimited: ['any number', 'بدون محدودیت'],
  back: ['All events', 'همهٔ رویدادها'],
  export: ['Export as CSV', 'دریافت فایل CSV'],
  counts: [
    '{confirmed} have a place, {children} of them children; {waiting} wait.',
    '{confirmed} نفر جا دارند که {children} نفر کودک‌اند؛ {waiting} نفر در انتظارند.',
  ],
  name: ['Name', 'نام'],
  email: ['E-mail', 'رایانامه'],
  phone: ['Telephone', 'تلفن'],
  adults: ['Adults', 'بزرگسال'],
  children: ['Children', 'کودک'],
  state: ['State', 'وضعیت'],
  at: ['Signed up', 'زمان نام‌نویسی'],
} as const satisfies Record<string, Bilingual>

export const stateTexts = {
  confirmed: ['Has a place', 'جا دارد'],
  waiting: ['Waiting list', 'فهرست انتظار'],
  cancelled: ['Cancelled', 'لغو شده'],
} as const satisfies Record<string, Bilingual>
