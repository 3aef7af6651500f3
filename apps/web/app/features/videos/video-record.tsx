import { Facts } from '@islamic-centre/ui/facts'
import { Video } from '@islamic-centre/ui/video'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import type { Video as VideoEntry } from '../../content/types/videos.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pictureLayouts } from '../../images/picture-layouts.ts'
import { shown } from '../../images/picture-sources.ts'

type VideoRecordProps = { video: VideoEntry & { day: string | undefined } }

/** One video: no request to its provider is sent before the visitor starts it. */
export function VideoRecord({ video }: VideoRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, description, day, date, url, file, cover } = video
  const written = langAttributes(video.language, language)
  return (
    <RecordPage
      record={{ title, language: video.language }}
      list={{ page: 'gallery', label: t('gallery.all') }}
      facts={<Facts facts={[[t('announcements.date'), day && <time dateTime={date ?? ''}>{day}</time>]]} />}
    >
      <Video
        address={file?.url ?? url ?? ''}
        title={title}
        poster={cover && { ...shown(cover), sizes: pictureLayouts.record, focal: cover.focal }}
        labels={{
          play: (name) => t('gallery.play', { title: name }),
          open: (name) => t('gallery.open', { title: name }),
          contacts: (provider) => t('gallery.contacts', { site: t(`gallery.${provider}`) }),
        }}
        {...written}
      />
      {description && <p {...written}>{description}</p>}
    </RecordPage>
  )
}
