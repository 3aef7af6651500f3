import { BannerSlider } from '@islamic-centre/ui/banner-slider'
import { useTranslation } from 'react-i18next'
import { useSlideLabels } from '../../components/slide-labels.ts'
import type { HomeContent } from '../../content/content.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pictureLayouts } from '../../images/picture-layouts.ts'
import { shownWithThumbnail } from '../../images/picture-sources.ts'

type BannerProps = {
  slides: NonNullable<HomeContent['banner']>
  layout?: 'banner' | 'callScreen'
  /** They do not move by themselves for now. */
  isHeld?: boolean
}

/** The pictures at the top of the home page; absent without any. */
export function Banner({ slides, layout = 'banner', isHeld }: BannerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const labels = useSlideLabels(t('banner.label'))
  return (
    <BannerSlider
      slides={slides.map((it) => ({
        ...it,
        ...shownWithThumbnail(it),
        written: langAttributes(it.language ?? language, language),
        altWritten: langAttributes(it.altLanguage ?? language, language),
      }))}
      sizes={pictureLayouts[layout]}
      isHeld={isHeld}
      labels={{ ...labels, thumbnails: t('banner.thumbnails') }}
    />
  )
}
