import type { Bilingual } from '../bilingual'

export const pasteTexts = {
  uploading: ['Uploading picture {number} of {count}…', 'در حال بارگذاری عکس {number} از {count}…'],
  uploaded: [
    'Pictures uploaded to the library and put into the text: {count}. Describe each between the brackets of ![ ] and in the library.',
    '{count} عکس در کتابخانه بارگذاری و در متن گذاشته شد. هر کدام را میان کروشه‌های \u2066![ ]\u2069 و در کتابخانه توصیف کنید.',
  ],
  notInserted: [
    'The text was changed or closed meanwhile. The picture is in the library; insert it from there.',
    'متن در این میان عوض یا بسته شد. عکس در کتابخانه است؛ از آنجا در متن بگذارید.',
  ],
  refused: [
    'Pictures left out: {count}. The text has only their addresses elsewhere. Save each as a file and drop it into the text, or insert it from the library.',
    '{count} عکس گذاشته نشد، چون در متن تنها نشانی آن‌ها در جای دیگری بود. هر عکس را به شکل فایل ذخیره کنید و روی متن بکشید، یا از کتابخانه در متن بگذارید.',
  ],
  notAllowed: [
    'Your role may not upload to the library, so the picture was left out. Ask an editor to insert it.',
    'نقش شما اجازه بارگذاری در کتابخانه را ندارد و عکس گذاشته نشد. از یک ویراستار بخواهید آن را در متن بگذارد.',
  ],
  tooLarge: [
    'The picture is larger than the library accepts, so it was left out. Make it smaller and try again.',
    'حجم عکس بیش از آن است که کتابخانه می‌پذیرد و گذاشته نشد. آن را کوچک‌تر کنید و دوباره امتحان کنید.',
  ],
  failed: [
    'The picture could not be uploaded. Check the connection and paste it again.',
    'عکس بارگذاری نشد. اتصال را بررسی کنید و دوباره بچسبانید.',
  ],
  plain: [
    'The formatting of the pasted text could not be read; the text alone was inserted.',
    'قالب‌بندی متن چسبانده‌شده خوانده نشد و تنها خود متن گذاشته شد.',
  ],
} as const satisfies Record<string, Bilingual>
