import { LinkButton } from '@islamic-centre/ui/button'
import { Card } from '@islamic-centre/ui/card'
import { Carousel } from '@islamic-centre/ui/carousel'
import { Disclosure } from '@islamic-centre/ui/disclosure'
import { TelegramIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { HtmlText } from '../../components/html-text.tsx'
import { useSlideLabels } from '../../components/slide-labels.ts'
import type { HomeContent } from '../../content/content.server.ts'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pagePath, recordPath } from '../../paths/site-pages.ts'
import type { announcementSlides } from './announcement-days.ts'
import './announcements.css'

type AnnouncementsProps = {
  announcements: ReturnType<typeof announcementSlides<HomeContent['announcements'][number]>>
  channel: HomeSections['channel']
}

/** A carousel of the announcements, with the messaging channel beside it. */
export function Announcements({ announcements, channel }: AnnouncementsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const labels = useSlideLabels(t('announcements.label'))
  if (announcements.length === 0 && !channel) return null
  const slides = announcements.map(({ slug, title, description, html, date, day, language: written }) => (
    <Card
      key={slug}
      heading={title}
      href={recordPath(language, 'announcement', slug)}
      meta={<time dateTime={date}>{day}</time>}
      written={langAttributes(written, language)}
    >
      {description && <p>{description}</p>}
      {html && (
        // Without a summary the text is not folded.
        <Disclosure
          // The card is in the language of the announcement.
          summary={<span {...langAttributes(language, written)}>{t('site.wholeText')}</span>}
          open={!description}
        >
          <HtmlText html={html} />
        </Disclosure>
      )}
    </Card>
  ))
  return (
    <Section
      heading={t('announcements.title')}
      action={{ label: t('announcements.all'), href: pagePath(language, 'announcements') }}
    >
      <div className="ui-grid">
        {slides.length > 0 && (
          <Carousel
            className={channel ? 'ui-span-8' : undefined}
            slides={slides}
            labels={labels}
            autoplay={0}
            arrowSpeed={700}
            drag={false}
          />
        )}
        {channel && (
          <Card
            className="announcements__channel ui-span-4"
            layout="compact"
            heading={channel.title}
            ground="tint"
            sign={<TelegramIcon />}
            actions={<LinkButton href={channel.url}>{t('announcements.joinChannel')}</LinkButton>}
            written={langAttributes(channel.language, language)}
          >
            {channel.text}
          </Card>
        )}
      </div>
    </Section>
  )
}
