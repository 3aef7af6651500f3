import { describe, expect, it } from 'vitest'
import { isSuggestedFor, suggestAddressPart } from '../src/admin/address-parts/suggest-address-part.ts'

describe('The address part that is suggested for a title', () => {
  it.each([
    ['کلاس قرآن', 'class-quran'],
    ['مراسم شب قدر', 'marasem-shab-qadr'],
    ['جشن نیمهٔ شعبان', 'jashn-nimeh-shaban'],
    ['نماز عید فطر', 'namaz-eyd-fetr'],
    ['شهادت امام حسین (ع)', 'shahadat-emam-hoseyn'],
    ['خانهٔ خورشید', 'khaneh-khurshid'],
  ])('has %s as a Persian reader would write it: %s', (title, part) => {
    expect(suggestAddressPart(title)).toBe(part)
  })

  it.each([
    ['a half-space as a hyphen', 'کلاس‌های تابستانی', 'class-haye-tabestani'],
    ['a plural without its half-space as with it', 'کلاسهای تابستانی', 'class-haye-tabestani'],
    ['Arabic letters as Persian ones', 'كلاس قرآن', 'class-quran'],
    ['short vowels and lengthened letters left out', 'کِلاسِ قُـــرآن', 'class-quran'],
    ['Persian and Arabic digits as Latin ones', 'اردوی ۱۴۰۵ و ١٤٠٦', 'orduye-1405-va-1406'],
    ['Latin words in small letters', 'Women’s Qur’an Class & Tea', 'womens-quran-class-and-tea'],
    ['accents left out', 'Été à Montréal', 'ete-a-montreal'],
    ['nothing of a title without letters', '🕌 …', ''],
  ])('has %s', (_, title, part) => expect(suggestAddressPart(title)).toBe(part))

  it('has as many whole words of a long title as fit in 60 characters', () => {
    const part = suggestAddressPart('سخنرانی هفتگی دربارهٔ تفسیر قرآن برای خانواده‌ها و نوجوانان تورنتو')
    expect(part).toBe('sokhanrani-haftegi-drbareh-tafsir-quran-baraye-khanevadeh-ha')
    expect(suggestAddressPart('x'.repeat(80))).toBe('x'.repeat(60))
  })

  it('is known again with its number, so that it follows the title until another is written', () => {
    expect(isSuggestedFor('کلاس قرآن', 'class-quran')).toBe(true)
    expect(isSuggestedFor('کلاس قرآن', 'class-quran-2')).toBe(true)
    expect(isSuggestedFor('کلاس قرآن', 'class-quran-b')).toBe(false)
    expect(isSuggestedFor('', '2')).toBe(false)
  })
})
