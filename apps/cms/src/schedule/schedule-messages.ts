import { panelLanguage } from '../invalid-requests/panel-messages'

const texts = {
  en: {
    past: 'This time has passed. Choose a later one.',
    reversed: 'The time to unpublish is not after the time to publish.',
    notPublished: 'It is not published. Set a time to publish, too.',
    noDraft: {
      fa: 'There is no Persian text yet. Write and save it, or choose one language.',
      en: 'There is no English text yet. Write and save it, or choose one language.',
    },
  },
  fa: {
    past: 'این زمان گذشته است. زمان دیگری انتخاب کنید.',
    reversed: 'زمان لغو انتشار باید پس از زمان انتشار باشد.',
    notPublished: 'این مورد منتشر نشده است. زمان انتشار را هم تعیین کنید.',
    noDraft: {
      fa: 'متن فارسی هنوز نوشته نشده است. آن را بنویسید و ذخیره کنید، یا فقط یک زبان را انتخاب کنید.',
      en: 'متن انگلیسی هنوز نوشته نشده است. آن را بنویسید و ذخیره کنید، یا فقط یک زبان را انتخاب کنید.',
    },
  },
}

export const scheduleMessages = () => texts[panelLanguage()]
