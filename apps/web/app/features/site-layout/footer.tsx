import { localDigits } from '@islamic-centre/i18n/formats'
import { locales } from '@islamic-centre/i18n/locales'
import { Link } from '@islamic-centre/ui/link'
import { SiteFooter, type SocialLink } from '@islamic-centre/ui/site-footer'
import { useTranslation } from 'react-i18next'
import { OpenNow } from '../../components/open-now.tsx'
import type { SiteData } from '../../content/content.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { freePagePath, pagePath } from '../../paths/site-pages.ts'
import { MapOnRequest } from './map-on-request.tsx'

type FooterProps = Pick<SiteData, 'about' | 'pages'> & { name: string }

const phoneKinds = ['manager', 'funeral', 'other'] as const

export function Footer({ about, pages, name }: FooterProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const phones = phoneKinds.flatMap((kind) => {
    const number = about?.phones?.[kind]
    return number ? [{ label: t(`footer.${kind}`), number, display: localDigits(language, number) }] : []
  })
  const social: SocialLink[] = [
    { kind: 'instagram', label: t('footer.instagram'), href: about?.Instagram },
    { kind: 'telegram', label: t('footer.telegram'), href: about?.Telegram },
    { kind: 'facebook', label: t('footer.facebook'), href: about?.Facebook },
    { kind: 'youtube', label: t('footer.youtube'), href: about?.YouTube },
    { kind: 'email', label: t('footer.email'), href: about?.Email && `mailto:${about.Email}` },
  ].filter((it): it is SocialLink => Boolean(it.href))
  return (
    <SiteFooter
      {...(about ? langAttributes(about.language, language) : {})}
      brand={{ name }}
      about={about?.summary && <p>{about.summary}</p>}
      phones={phones}
      email={about?.Email ? { label: t('footer.email'), address: about.Email } : undefined}
      social={social}
      hours={
        about?.openNow && (
          <Link
            variant="bare"
            className="open-now"
            href={`${pagePath(language, 'contact')}#hours`}
            {...langAttributes(language, about.language)}
          >
            <OpenNow openNow={about.openNow} />
          </Link>
        )
      }
      place={about?.address && <MapOnRequest {...about} address={about.address} />}
      donate={{ label: t('nav.donate'), href: pagePath(language, 'donate') }}
      pages={[
        ...pages.map(({ slug, title, language: written }) => ({
          label: title,
          href: freePagePath(language, slug),
          lang: written === language ? undefined : locales[written].htmlLang,
        })),
        { label: t('nav.calendar'), href: pagePath(language, 'calendar') },
        { label: t('nav.privacy'), href: pagePath(language, 'privacy') },
        { label: t('nav.accessibility'), href: pagePath(language, 'accessibility') },
      ]}
      copyright={about?.copyright ?? name}
      registration={
        about?.registrationNumber && (
          <>
            {`${t('footer.registrationNumber')}: `}
            <bdi>{about.registrationNumber}</bdi>
          </>
        )
      }
      labels={{
        contact: t('footer.contact'),
        social: t('footer.social'),
        place: t('footer.address'),
        pages: t('footer.pages'),
      }}
    />
  )
}
