import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../content/content.server.ts'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
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
import type { RamadanAhead } from '../../features/prayer-times/ramadan/ramadan-ahead.server.ts'
import { RamadanLink } from '../../features/prayer-times/ramadan/ramadan-link.tsx'
import { ServiceCards } from '../../features/services/service-cards.tsx'
import type { ServiceSummary } from '../../features/services/summaries.ts'
import { StaticPart } from '../../hydration/static-part.tsx'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'

/** The data of the static parts; absent in the data of a document. */
export type StaticBlocks = Pick<HomeContent, 'mainEvent'> &
  Partial<Omit<HomeSections, 'channel'>> & {
    ramadan: RamadanAhead | undefined
    events: readonly EventEntry[]
    services: readonly ServiceSummary[]
  }

type BlocksBelowProps = {
  home: Pick<HomeContent, 'sounds'> & {
    announcements: ComponentProps<typeof Announcements>['announcements']
    channel: HomeSections['channel'] | undefined
    shown: { blocks?: StaticBlocks }
  }
}

/** The home page below the prayer times. */
export function BlocksBelow({ home: { announcements, channel, sounds, shown } }: BlocksBelowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <StaticPart id="home-events" data={shown.blocks}>
        {({ ramadan, mainEvent, events }) => (
          <>
            <RamadanLink ramadan={ramadan} />
            <UpcomingEvents main={mainEvent} events={events} />
          </>
        )}
      </StaticPart>
      <Announcements announcements={announcements} channel={channel} />
      <StaticPart id="home-centre" data={shown.blocks}>
        {({ book, services, beliefs, about }) => (
          <>
            <Book book={book} />
            <ServiceCards
              heading={t('nav.services')}
              services={services}
              action={{ label: t('services.all'), href: pagePath(language, 'services') }}
            />
            <Beliefs beliefs={beliefs} />
            <AboutBlock about={about} />
          </>
        )}
      </StaticPart>
      <Audio sounds={sounds} player={<SoundPlayer name="main-page" sounds={sounds} isListFolded />} />
      <StaticPart id="home-links" data={shown.blocks}>
        {({ adverts, usefulLinks }) => (
          <>
            <Adverts adverts={adverts ?? []} />
            <UsefulLinks links={usefulLinks ?? []} />
          </>
        )}
      </StaticPart>
    </>
  )
}
