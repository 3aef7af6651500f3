import { Card } from '@islamic-centre/ui/card'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Image } from '../../components/image.tsx'
import { PhoneNumber, phoneAddress } from '../../components/phone-number.tsx'
import type { AboutTexts } from '../../content/types/about.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './people.css'

/** Whom to ask about what: each with a telephone number or an e-mail address. */
export function People({ people }: { people: NonNullable<AboutTexts['people']> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section heading={t('contact.people')}>
      <div className="ui-grid">
        {people.value.map(({ role, name, note, phone, email, picture }) => (
          <Card
            key={`${role} ${name}`}
            className="person ui-span-half"
            heading={role}
            written={langAttributes(people.language, language)}
            actions={
              <>
                {phone && (
                  <Link href={phoneAddress(phone)}>
                    <PhoneNumber number={phone} />
                  </Link>
                )}
                {email && (
                  <Link href={`mailto:${email}`}>
                    <bdi dir="ltr">{email}</bdi>
                  </Link>
                )}
              </>
            }
          >
            {picture && <Image className="person__picture" picture={picture} layout="person" alt="" />}
            {name && <p>{name}</p>}
            {note && <p className="person__note">{note}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}
