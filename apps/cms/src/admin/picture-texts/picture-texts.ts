import type { Bilingual } from '../bilingual'

export const pictureTexts = {
  title: ['Words of the pictures', 'نوشته عکس‌ها'],
  explanation: [
    'Alternative texts and captions of the pictures of this entry, in the language of this form.',
    'متن جایگزین و زیرنویس عکس‌های این مورد، به زبان همین فرم.',
  ],
  open: ['Write them', 'نوشتن'],
  heading: ['Words of the pictures in {language}', 'نوشته عکس‌ها به {language}'],
  alternativeText: ['Alternative text', 'متن جایگزین'],
  caption: ['Caption', 'زیرنویس'],
  fallback: [
    'Where a text is empty, the site shows that of the other language.',
    'جایی که متنی خالی باشد، سایت متن زبان دیگر را نشان می‌دهد.',
  ],
  earlier: ['Previous pictures', 'عکس‌های قبلی'],
  later: ['Next pictures', 'عکس‌های بعدی'],
  save: ['Save', 'ذخیره'],
  cancel: ['Cancel', 'انصراف'],
  saved: ['The words of the pictures are saved.', 'نوشته عکس‌ها ذخیره شد.'],
  failed: [
    'The words could not be saved. They may be pictures of someone else, or the connection is interrupted.',
    'نوشته‌ها ذخیره نشد. شاید عکس‌ها از کس دیگری باشد یا اتصال قطع شده باشد.',
  ],
} as const satisfies Record<string, Bilingual>
