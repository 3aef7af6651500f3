import type { Core } from '@strapi/strapi'
import { panelLanguageCookie } from './panel-language-cookie'

type Context = Parameters<Core.ControllerHandler>[0]

/** The panel sends its language in a cookie; other clients send Accept-Language. */
function languageOf(ctx: Context | undefined): 'fa' | 'en' {
  const chosen = ctx?.cookies.get(panelLanguageCookie)
  if (chosen) return chosen.startsWith('fa') ? 'fa' : 'en'
  return ctx?.acceptsLanguages('en', 'fa') === 'fa' ? 'fa' : 'en'
}

/** Isolates a name or a size within a text of the other direction. */
const isolate = (text: string) => `\u2068${text}\u2069`
const leftToRight = (text: string) => `\u2066${text}\u2069`

interface LargePicture {
  name: string
  width: number
  height: number
  frames: number
  limit: number
}

const megapixels = (pixels: number) => String(Math.ceil(pixels / 100_000) / 10)

const texts = {
  en: {
    largePicture: ({ name, width, height, frames, limit }: LargePicture) =>
      `“${name}” has too many pixels: ${width} × ${height}${frames > 1 ? ` in ${frames} frames` : ''}, that is ${megapixels(width * height * frames)} megapixels. The limit is ${megapixels(limit)} megapixels. Make the picture smaller and upload it again.`,
    unreadablePicture: (name: string) =>
      `“${name}” cannot be read as a picture. Save it again in a picture editor and upload it again.`,
    storageFault:
      'The server cannot write to its disk at the moment, so nothing was saved. Please inform the administrator of the server and try again later.',
  },
  fa: {
    largePicture: ({ name, width, height, frames, limit }: LargePicture) =>
      `تعداد پیکسل‌های تصویر «${isolate(name)}» بیش از اندازه است: ${leftToRight(`${width} × ${height}`)} پیکسل${frames > 1 ? ` در ${frames} فریم` : ''}، یعنی ${megapixels(width * height * frames)} مگاپیکسل. بیشترین اندازهٔ پذیرفتنی ${megapixels(limit)} مگاپیکسل است. تصویر را کوچک‌تر کنید و دوباره بارگذاری کنید.`,
    unreadablePicture: (name: string) =>
      `فایل «${isolate(name)}» به‌عنوان تصویر خوانده نمی‌شود. آن را در یک برنامهٔ ویرایش تصویر دوباره ذخیره و سپس بارگذاری کنید.`,
    storageFault:
      'سرور اکنون نمی‌تواند روی دیسک خود بنویسد و چیزی ذخیره نشد. لطفاً به مدیر سرور خبر دهید و بعداً دوباره تلاش کنید.',
  },
}

export const storageFaultMessage = (ctx: Context) => texts[languageOf(ctx)].storageFault

const current = () => languageOf(strapi.requestContext.get() as Context | undefined)

export const largePictureMessage = (picture: LargePicture) => texts[current()].largePicture(picture)

export const unreadablePictureMessage = (name: string) => texts[current()].unreadablePicture(name)
