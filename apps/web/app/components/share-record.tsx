import { Share } from '@islamic-centre/ui/share'
import { useTranslation } from 'react-i18next'

/** Sends the address of a record to somebody, or copies it. */
export function ShareRecord({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <Share
      title={title}
      labels={{ share: t('records.share'), copied: t('records.copied'), byHand: t('records.copyByHand') }}
    />
  )
}
