import type { Core } from '@strapi/strapi'
import { isolate, leftToRight } from '../bidi'
import { panelLanguageCookie } from './panel-language-cookie'

type Context = Parameters<Core.ControllerHandler>[0]

/** The panel sends its language in a cookie; other clients send Accept-Language. */
function languageOf(ctx: Context | undefined): 'fa' | 'en' {
  const chosen = ctx?.cookies.get(panelLanguageCookie)
  if (chosen) return chosen.startsWith('fa') ? 'fa' : 'en'
  return ctx?.acceptsLanguages('en', 'fa') === 'fa' ? 'fa' : 'en'
}

interface LargePicture {
  name: string
  width: number
  height: number
  frames: number
  limit: number
}

interface RefusedFile {
  name: string
  /** The accepted file extensions. */
  allowed: string
}

interface MismatchedFile {
  name: string
  ending: string
  type: string | undefined
}

const megapixels = (pixels: number) => String(Math.ceil(pixels / 100_000) / 10)

const texts = {
  en: {
    largePicture: ({ name, width, height, frames, limit }: LargePicture) =>
      `“${name}” has too many pixels: ${width} × ${height}${frames > 1 ? ` in ${frames} frames` : ''}, that is ${megapixels(width * height * frames)} megapixels. The limit is ${megapixels(limit)} megapixels. Make the picture smaller and upload it again.`,
    unreadablePicture: (name: string) =>
      `“${name}” cannot be read as a picture. Save it again in a picture editor and upload it again.`,
    unreadableHeic: (name: string) =>
      `“${name}” is a HEIC picture that cannot be converted here. Export it as JPEG and upload that: on an iPhone share it by mail, or choose Settings › Camera › Formats › Most Compatible; on a Mac open it in Preview and choose File › Export.`,
    refusedFile: ({ name, allowed }: RefusedFile) =>
      `“${name}” cannot be kept here. The library takes ${allowed}`,
    mismatchedFile: ({ name, ending, type }: MismatchedFile) =>
      `“${name}” is no ${ending} file: its content is ${type ?? 'of no known type'}`,
    storageFault:
      'The server cannot write to its disk at the moment, so nothing was saved. Please inform the administrator of the server and try again later.',
  },
  fa: {
    largePicture: ({ name, width, height, frames, limit }: LargePicture) =>
      `تعداد پیکسل‌های تصویر «${isolate(name)}» بیش از اندازه است: ${leftToRight(`${width} × ${height}`)} پیکسل${frames > 1 ? ` در ${frames} فریم` : ''}، یعنی ${megapixels(width * height * frames)} مگاپیکسل. بیشترین اندازهٔ پذیرفتنی ${megapixels(limit)} مگاپیکسل است. تصویر را کوچک‌تر کنید و دوباره بارگذاری کنید.`,
    unreadablePicture: (name: string) =>
      `فایل «${isolate(name)}» به‌عنوان تصویر خوانده نمی‌شود. آن را در یک برنامهٔ ویرایش تصویر دوباره ذخیره و سپس بارگذاری کنید.`,
    unreadableHeic: (name: string) =>
      `تصویر «${isolate(name)}» از نوع HEIC است و اینجا تبدیل نمی‌شود. آن را با قالب JPEG ذخیره و سپس بارگذاری کنید: در آیفون آن را با رایانامه برای خود بفرستید یا در ${leftToRight('Settings › Camera › Formats')} گزینهٔ ${leftToRight('Most Compatible')} را انتخاب کنید؛ در مک آن را در Preview باز کنید و ${leftToRight('File › Export')} را بزنید.`,
    refusedFile: ({ name, allowed }: RefusedFile) =>
      `فایل «${isolate(name)}» را نمی‌توان اینجا نگه داشت. کتابخانه این نوع‌ها را می‌پذیرد: ${leftToRight(allowed)}`,
    mismatchedFile: ({ name, ending, type }: MismatchedFile) =>
      `محتوای فایل «${isolate(name)}» با پسوند ${leftToRight(ending)} نمی‌خواند: ${type ? `از نوع ${leftToRight(type)} است` : 'نوع آن شناخته نیست'}.`,
    storageFault:
      'سرور اکنون نمی‌تواند روی دیسک خود بنویسد و چیزی ذخیره نشد. لطفاً به مدیر سرور خبر دهید و بعداً دوباره تلاش کنید.',
  },
}

export const storageFaultMessage = (ctx: Context) => texts[languageOf(ctx)].storageFault

/** The language for a message of the current request. */
export const panelLanguage = () => languageOf(strapi.requestContext.get() as Context | undefined)

export const largePictureMessage = (picture: LargePicture) => texts[panelLanguage()].largePicture(picture)

export const unreadablePictureMessage = (name: string) => texts[panelLanguage()].unreadablePicture(name)

export const unreadableHeicMessage = (name: string) => texts[panelLanguage()].unreadableHeic(name)

export const refusedFileMessage = (file: RefusedFile) => texts[panelLanguage()].refusedFile(file)

export const mismatchedFileMessage = (file: MismatchedFile) => texts[panelLanguage()].mismatchedFile(file)
