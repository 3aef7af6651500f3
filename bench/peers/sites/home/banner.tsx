'use client'

import { BannerSlider } from '@islamic-centre/ui/banner-slider'
import { langAttributes } from '../../../../apps/web/app/i18n/lang-attributes.ts'
import { pictureLayouts } from '../../../../apps/web/app/images/picture-layouts.ts'
import { shownWithThumbnail } from '../../../../apps/web/app/images/picture-sources.ts'
import type { HomeData } from './home-data.ts'
import { type IslandProps, slideLabels } from './island-props.ts'
import { translator } from './words.ts'

type BannerProps = IslandProps & { slides: NonNullable<HomeData['banner']> }

export function Banner({ slides, language, words }: BannerProps) {
  const t = translator(language, words)
  return (
    <BannerSlider
      {...langAttributes(slides[0]?.language ?? language, language)}
      slides={slides.map((it) => ({ ...it, ...shownWithThumbnail(it) }))}
      sizes={pictureLayouts.banner}
      labels={{ ...slideLabels(t, t('banner.label')), thumbnails: t('banner.thumbnails') }}
    />
  )
}
