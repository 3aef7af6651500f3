import type { Language } from '@islamic-centre/i18n/locales'
import { Video } from '@islamic-centre/ui/video'
import { useTranslation } from 'react-i18next'
import type { Picture } from '../content/types/media.server.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { pictureLayouts } from '../images/picture-layouts.ts'
import { shown } from '../images/picture-sources.ts'

type RecordVideoProps = {
  /** Of a file, or of a page of another site. */
  address: string
  title: string
  language: Language
  cover: Picture | undefined
}

/** The video of a record: no request to its provider is sent before the visitor starts it. */
export function RecordVideo({ address, title, language, cover }: RecordVideoProps) {
  const { t } = useTranslation()
  return (
    <Video
      address={address}
      title={title}
      poster={cover && { ...shown(cover), sizes: pictureLayouts.record, focal: cover.focal }}
      labels={{
        play: (name) => t('gallery.play', { title: name }),
        open: (name) => t('gallery.open', { title: name }),
        contacts: (provider) => t('gallery.contacts', { site: t(`gallery.${provider}`) }),
      }}
      {...langAttributes(language, useLanguage())}
    />
  )
}
