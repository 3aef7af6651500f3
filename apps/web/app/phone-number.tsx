import { localDigits } from '@islamic-centre/i18n/formats'
import { useLanguage } from './words.tsx'

/** A telephone number, however an editor wrote it, as an address to call. */
export const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** A number in the digits of the language; it reads from the left in both. */
export function PhoneNumber({ number }: { number: string }) {
  const language = useLanguage()
  return <bdi dir="ltr">{localDigits(language, number)}</bdi>
}
