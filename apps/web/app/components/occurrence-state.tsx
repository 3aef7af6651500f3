import { Badge } from '@islamic-centre/ui/badge'
import { useTranslation } from 'react-i18next'
import type { ShownOccurrence } from '../occurrences/posts-at.ts'

/** Whether an occurrence is cancelled, moved or extra, beside its date. */
export function OccurrenceState({ occurrence }: { occurrence: Pick<ShownOccurrence, 'change'> | undefined }) {
  const { t } = useTranslation()
  const change = occurrence?.change
  if (!change || change === 'changed') return null
  return (
    <>
      {' '}
      <Badge tone={change === 'cancelled' ? 'danger' : 'gold'}>{t(`events.${change}`)}</Badge>
    </>
  )
}
