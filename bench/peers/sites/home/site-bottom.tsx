'use client'

import '../../../../apps/web/app/features/site-layout/map-on-request.css'
import { localDigits } from '@islamic-centre/i18n/formats'
import { BackToTop } from '@islamic-centre/ui/back-to-top'
import { PlaceMap } from '@islamic-centre/ui/map'
import { SiteFooter, type SocialLink } from '@islamic-centre/ui/site-footer'
import { useState } from 'react'
import type { SiteData } from '../../../../apps/web/app/content/content.server.ts'
import { freePagePath, pagePath } from '../../../../apps/web/app/paths/site-pages.ts'
import type { IslandProps } from './island-props.ts'
import { translator } from './words.ts'

type SiteBottomProps = IslandProps & Pick<SiteData, 'about' | 'pages'> & { name: string }

/** The footer with a map on request. */
export function SiteBottom({ about, pages, name, language, words }: SiteBottomProps) {
  const t = translator(language, words)
  const [shown, setShown] = useState(false)
  const social: SocialLink[] = [
    { kind: 'instagram', label: t('footer.instagram'), href: about?.Instagram },
    { kind: 'telegram', label: t('footer.telegram'), href: about?.Telegram },
    { kind: 'facebook', label: t('footer.facebook'), href: about?.Facebook },
    { kind: 'youtube', label: t('footer.youtube'), href: about?.YouTube },
    { kind: 'email', label: t('footer.email'), href: about?.Email && `mailto:${about.Email}` },
  ].filter((it): it is SocialLink => Boolean(it.href))
  const phones = (['manager', 'funeral', 'other'] as const).flatMap((kind) => {
    const number = about?.phones?.[kind]
    return number ? [{ label: t(`footer.${kind}`), number, display: localDigits(language, number) }] : []
  })
  return (
    <>
      <SiteFooter
        brand={{ name }}
        about={about?.summary && <p>{about.summary}</p>}
        phones={phones}
        email={about?.Email ? { label: t('footer.email'), address: about.Email } : undefined}
        social={social}
        place={
          about?.address && (
            <div className="map-on-request">
              <address>{about.address}</address>
              <PlaceMap
                latitude={about.latitude ?? 0}
                longitude={about.longitude ?? 0}
                title={about.address}
                shown={shown}
                onShow={() => setShown(true)}
                labels={{
                  show: t('footer.showMap'),
                  contacts: t('footer.mapNote'),
                  open: t('footer.directions'),
                }}
              />
            </div>
          )
        }
        donate={{ label: t('nav.donate'), href: pagePath(language, 'donate') }}
        pages={pages.map(({ slug, title }) => ({ label: title, href: freePagePath(language, slug) }))}
        copyright={about?.copyright ?? name}
        registration={
          about?.registrationNumber && `${t('footer.registrationNumber')}: ${about.registrationNumber}`
        }
        labels={{
          contact: t('footer.contact'),
          social: t('footer.social'),
          place: t('footer.address'),
          pages: t('footer.pages'),
        }}
      />
      <BackToTop label={t('site.backToTop')} />
    </>
  )
}
