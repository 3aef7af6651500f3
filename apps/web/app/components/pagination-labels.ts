import { formatNumber } from '@islamic-centre/i18n/formats'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n-provider.tsx'

/** The labels of the pagination links. */
export function usePaginationLabels() {
  const { t } = useTranslation()
  const language = useLanguage()
  return {
    region: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
    position: (page: number, count: number) => t('pages.position', { page, count }),
    number: (page: number) => formatNumber(language, page),
  }
}
