'use client'

import '../../../../apps/web/app/features/announcements/announcements.css'
import { LinkButton } from '@islamic-centre/ui/button'
import { Card } from '@islamic-centre/ui/card'
import { Carousel } from '@islamic-centre/ui/carousel'
import { TelegramIcon } from '@islamic-centre/ui/icon'
import { Markdown } from '@islamic-centre/ui/markdown'
import { Section } from '@islamic-centre/ui/section'
import { langAttributes } from '../../../../apps/web/app/i18n/lang-attributes.ts'
import { pagePath, recordPath } from '../../../../apps/web/app/paths/site-pages.ts'
import type { HomeData } from './home-data.ts'
import { type IslandProps, slideLabels } from './island-props.ts'
import { translator } from './words.ts'

type AnnouncementsProps = IslandProps & Pick<HomeData, 'announcements' | 'channel'>

/** A carousel of the announcements, with the messaging channel beside it. */
export function Announcements({ announcements, channel, language, words }: AnnouncementsProps) {
  const t = translator(language, words)
  const slides = announcements.map(({ slug, title, description, html, date, day, language: written }) => (
    <Card
      key={slug}
      heading={title}
      href={recordPath(language, 'announcement', slug)}
      meta={<time dateTime={date}>{day}</time>}
      written={langAttributes(written, language)}
    >
      {description && <p>{description}</p>}
      <Markdown html={html?.text ?? ''} />
    </Card>
  ))
  return (
    <Section
      heading={t('announcements.title')}
      action={{ label: t('announcements.all'), href: pagePath(language, 'announcements') }}
    >
      <div className="ui-grid">
        <Carousel
          className={channel ? 'ui-span-8' : ''}
          slides={slides}
          labels={slideLabels(t, t('announcements.label'))}
          autoplay={0}
          arrowSpeed={700}
          drag={false}
        />
        {channel && (
          <Card
            className="announcements__channel ui-span-4"
            heading={channel.title}
            ground="tint"
            sign={<TelegramIcon />}
            actions={<LinkButton href={channel.url}>{t('announcements.joinChannel')}</LinkButton>}
            written={langAttributes(channel.language, language)}
          >
            <p>{channel.text}</p>
          </Card>
        )}
      </div>
    </Section>
  )
}
