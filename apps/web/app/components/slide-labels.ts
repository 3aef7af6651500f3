import { useTranslation } from 'react-i18next'

/** The labels of the carousels of pictures and announcements. */
export function useSlideLabels(region: string) {
  const { t } = useTranslation()
  return {
    region,
    role: t('carousel.role'),
    slideRole: t('carousel.slideRole'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slide: (index: number, count: number) => t('carousel.slide', { index, count }),
  }
}
