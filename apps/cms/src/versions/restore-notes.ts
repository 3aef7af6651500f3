import { isolate } from '../bidi'
import { panelLanguage } from '../invalid-requests/panel-messages'

type Note = (...names: string[]) => { en: string; fa: string }

/** What a restored draft lacks or has otherwise than the version, each a sentence in the panel's language. */
const notes = {
  fileGone: (name = '') => ({
    en: `The file “${name}” is no longer in the media library and was left out.`,
    fa: `فایل «${isolate(name)}» دیگر در کتابخانه رسانه نیست و کنار گذاشته شد.`,
  }),
  entryGone: (field = '') => ({
    en: `“${field}” named an entry that no longer exists; the link to it was left out.`,
    fa: `«${isolate(field)}» به موردی اشاره می‌کرد که دیگر وجود ندارد؛ آن ارتباط کنار گذاشته شد.`,
  }),
  addressTaken: (taken = '', owner = '', given = '') => ({
    en: `The address “${taken}” belongs to “${owner}” now, so this draft has “${given}”. Change it before you publish if you want another.`,
    fa: `نشانی «${isolate(taken)}» را اکنون «${isolate(owner)}» دارد؛ پس این پیش‌نویس نشانی «${isolate(given)}» گرفت. اگر نشانی دیگری می‌خواهید، پیش از انتشار آن را عوض کنید.`,
  }),
  fieldGone: (name = '') => ({
    en: `The field “${name}” no longer exists and was left out.`,
    fa: `فیلد «${isolate(name)}» دیگر وجود ندارد و کنار گذاشته شد.`,
  }),
  choiceGone: (name = '', value = '') => ({
    en: `“${value}” can no longer be chosen in “${name}”; the field was left empty.`,
    fa: `گزینه «${isolate(value)}» دیگر در «${isolate(name)}» وجود ندارد؛ این فیلد خالی ماند.`,
  }),
  notAllowed: (name = '') => ({
    en: `You may not change “${name}”, so it stayed as it is.`,
    fa: `شما اجازه تغییر «${isolate(name)}» را ندارید و همان‌گونه که بود ماند.`,
  }),
  refused: (reason = '') => ({
    en: `This draft cannot be published as it is: ${reason}`,
    fa: `این پیش‌نویس به این صورت منتشر نمی‌شود: ${reason}`,
  }),
} satisfies Record<string, Note>

export const restoreNote = (name: keyof typeof notes, ...names: string[]) =>
  (notes[name] as Note)(...names)[panelLanguage()]
