import { z } from 'zod'

/** Converts Persian and Arabic digits to ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

/** As it is dialled. */
export const dialled = (text: string): string => asciiDigits(text).replaceAll('＋', '+')

export const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))

/** At most what the content server accepts, so that it never refuses a valid form. */
const email = z.email().regex(z.regexes.html5Email)
export const isEmail = (text: string): boolean => email.safeParse(text).success

/** One line: line breaks and other control characters are removed, also because it is used in e-mail headers. */
export const oneLine = (most: number, tooLong: string) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().max(most, tooLong))
