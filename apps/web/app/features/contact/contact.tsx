import {
  FacebookIcon,
  InstagramIcon,
  MailIcon,
  PhoneIcon,
  TelegramIcon,
  YoutubeIcon,
} from '@islamic-centre/ui/icon'
import { Link } from '@islamic-centre/ui/link'
import { Section, SectionHeader } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneNumber, phoneAddress } from '../../components/phone-number.tsx'
import type { Content } from '../../content/content.server.ts'
import './contact.css'

type ContactProps = {
  about: NonNullable<Awaited<ReturnType<Content['about']>>>
  /** Address and map. */
  place: ReactNode
}

/** The line for funerals first: who needs it should not have to look for it. */
const phoneKinds = ['funeral', 'manager', 'other'] as const
const networks = [
  ['Telegram', 'telegram', TelegramIcon],
  ['Instagram', 'instagram', InstagramIcon],
  ['YouTube', 'youtube', YoutubeIcon],
  ['Facebook', 'facebook', FacebookIcon],
] as const

/** How to reach the centre: numbers to tap, an address to write to, and where it is. */
export function Contact({ about, place }: ContactProps) {
  const { t } = useTranslation()
  const numbers = phoneKinds.flatMap((kind) => {
    const number = about.phones?.[kind]
    return number ? [{ kind, number }] : []
  })
  const followed = networks.filter(([field]) => about[field])
  return (
    <Section>
      <div className="ui-grid ui-grid--blocks">
        {numbers.length > 0 && (
          <div className="ui-span-4" id="phones">
            <SectionHeader heading={t('contact.phones')} />
            <ul className="contact__ways">
              {numbers.map(({ kind, number }) => (
                <li key={kind}>
                  <PhoneIcon />
                  <span>{t(`footer.${kind}`)}</span>
                  <Link href={phoneAddress(number)}>
                    <PhoneNumber number={number} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {(about.Email || followed.length > 0) && (
          <div className="ui-span-4">
            <SectionHeader heading={t('contact.write')} />
            <ul className="contact__ways">
              {about.Email && (
                <li>
                  <MailIcon />
                  <span>{t('footer.email')}</span>
                  <Link href={`mailto:${about.Email}`}>
                    <bdi dir="ltr">{about.Email}</bdi>
                  </Link>
                </li>
              )}
              {followed.map(([field, word, Icon]) => (
                <li key={field}>
                  <Icon />
                  <Link href={about[field] ?? ''}>{t(`footer.${word}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {about.address && (
          <div className="ui-span-4">
            <SectionHeader heading={t('contact.place')} />
            {place}
          </div>
        )}
      </div>
    </Section>
  )
}
