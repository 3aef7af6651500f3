import type { Bilingual } from '../bilingual'

/** `{title}` is the entry, `{language}` the name of its language. */
export const confirmationTexts = {
  deleteEntry: [
    'Delete “{title}” in all its languages? It disappears from the site; the bin keeps it.',
    '«{title}» به همه زبان‌ها حذف شود؟ از سایت هم برداشته می‌شود و به سطل بازیافت می‌رود.',
  ],
  deleteLanguage: [
    'Delete “{title}” in {language} only? Other languages stay; the bin keeps this one.',
    'فقط متن {language} «{title}» حذف شود؟ زبان‌های دیگر می‌مانند و این متن به سطل بازیافت می‌رود.',
  ],
  deleteForGood: ['Delete “{title}”? It cannot be restored.', '«{title}» حذف شود؟ این کار برگشت‌پذیر نیست.'],
  unpublish: [
    'Take “{title}” in {language} off the site? It stays here as a draft.',
    'متن {language} «{title}» از سایت برداشته شود؟ اینجا به شکل پیش‌نویس می‌ماند.',
  ],
  unpublishNotice: [
    'Take “{title}” off the site in all languages? It stays here as a draft.',
    '«{title}» به همه زبان‌ها از سایت برداشته شود؟ اینجا به شکل پیش‌نویس می‌ماند.',
  ],
  title: ['Please confirm', 'تأیید کنید'],
  confirmDelete: ['Delete', 'حذف'],
  confirmUnpublish: ['Take off the site', 'برداشتن از سایت'],
  untitled: ['the entry', 'این مورد'],
} as const satisfies Record<string, Bilingual>
