import type { LanguageState } from '../../language-states/language-state'
import type { Bilingual } from '../bilingual'

export const languageStateTexts = {
  column: ['Languages', 'زبان‌ها'],
  missing: ['missing', 'نوشته نشده'],
  draft: ['draft', 'پیش‌نویس'],
  modified: ['changed', 'تغییریافته'],
  published: ['published', 'منتشرشده'],
} as const satisfies Record<LanguageState | 'column', Bilingual>
