import { isolate, leftToRight } from '../bidi'
import { panelLanguage } from '../invalid-requests/panel-messages'

const messages = {
  en: {
    wrong: () =>
      'Write small Latin letters and digits, with single hyphens between words, such as quran-class-2.',
    taken: (slug: string, owner: string) =>
      `“${owner}” already has the address part ${slug}. Write another one, such as ${slug}-2.`,
    former: (slug: string, owner: string) =>
      `“${owner}” had the address part ${slug} before, and links to that address lead to it. Write another one, such as ${slug}-2.`,
  },
  fa: {
    wrong: () =>
      `فقط حروف کوچک لاتین و رقم بنویسید و میان واژه‌ها یک خط تیره بگذارید، مانند ${leftToRight('quran-class-2')}.`,
    taken: (slug: string, owner: string) =>
      `بخش نشانی ${leftToRight(slug)} را «${isolate(owner)}» دارد. بخش دیگری بنویسید، مانند ${leftToRight(`${slug}-2`)}.`,
    former: (slug: string, owner: string) =>
      `بخش نشانی ${leftToRight(slug)} پیش‌تر از آنِ «${isolate(owner)}» بوده است و پیوندهای آن نشانی به آن می‌رسند. بخش دیگری بنویسید، مانند ${leftToRight(`${slug}-2`)}.`,
  },
}

export const wrongAddressPart = () => messages[panelLanguage()].wrong()

/** `owner` is the title of the entry that has it. */
export const takenAddressPart = (slug: string, owner: string) => messages[panelLanguage()].taken(slug, owner)

/** `owner` is the title of the entry that had it before. */
export const formerAddressPart = (slug: string, owner: string) =>
  messages[panelLanguage()].former(slug, owner)
