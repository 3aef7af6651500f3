import { localDigits } from '@islamic-centre/i18n/formats'
import { useLanguage } from '../i18n/i18n-provider.tsx'

/** A telephone number in any spelling as a `tel:` URL. */
export const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** Formats a North American number that was written without separators; leaves any other as it was written. */
const inGroups = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3')

/** A number in the digits of the language; it is left-to-right in both. */
export function PhoneNumber({ number }: { number: string }) {
  const language = useLanguage()
  return <bdi dir="ltr">{localDigits(language, inGroups(number))}</bdi>
}
