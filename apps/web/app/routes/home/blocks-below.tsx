import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../content/content.server.ts'
import { AboutBlock } from '../../features/about/about-block.tsx'
import { Announcements } from '../../features/announcements/announcements.tsx'
import type { EventEntry } from '../../features/events/event-entries.ts'
import { UpcomingEvents } from '../../features/events/upcoming-events.tsx'
import { Adverts } from '../../features/home/adverts.tsx'
import { Audio } from '../../features/home/audio.tsx'
import { Beliefs } from '../../features/home/beliefs.tsx'
import { Book } from '../../features/home/book.tsx'
import { UsefulLinks } from '../../features/home/useful-links.tsx'
import { SoundPlayer } from '../../features/player/sound-player.tsx'
import { ServiceCards } from '../../features/services/service-cards.tsx'
import type { ServiceSummary } from '../../features/services/summaries.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'

type BlocksBelowProps = {
  home: Omit<HomeContent, 'events' | 'announcements' | 'services'> & {
    events: readonly EventEntry[]
    announcements: ComponentProps<typeof Announcements>['announcements']
    services: readonly ServiceSummary[]
  }
}

/** The home page below the prayer times. */
export function BlocksBelow({ home: { blocks, ...home } }: BlocksBelowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <UpcomingEvents main={home.mainEvent} events={home.events} />
      <Announcements announcements={home.announcements} channel={blocks?.channel} />
      <Book book={blocks?.book} />
      <ServiceCards
        heading={t('nav.services')}
        services={home.services}
        action={{ label: t('services.all'), href: pagePath(language, 'services') }}
      />
      <Beliefs beliefs={blocks?.beliefs} />
      <AboutBlock about={blocks?.about} />
      <Audio sounds={home.sounds} player={<SoundPlayer name="main-page" sounds={home.sounds} />} />
      <Adverts adverts={blocks?.adverts ?? []} />
      <UsefulLinks links={blocks?.usefulLinks ?? []} />
    </>
  )
}
