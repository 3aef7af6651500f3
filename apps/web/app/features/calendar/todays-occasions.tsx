import { useTranslation } from 'react-i18next'
import { OccasionLine } from './occasion-line.tsx'
import type { DatedOccasion } from './occasions-of-today.server.ts'
import { type Present, presentOccasions } from './present-occasions.ts'
import './todays-occasions.css'

/** The occasions of the present day, one line each; nothing where there is none. */
export function TodaysOccasions({
  occasions,
  ...present
}: Present & { occasions: readonly DatedOccasion[] }) {
  const { t } = useTranslation()
  const shown = presentOccasions(occasions, present)
  if (shown.length === 0) return null
  return (
    <ul className="todays-occasions" aria-label={t('calendar.occasions')}>
      {shown.map(({ eve, ...occasion }) => (
        <li key={occasion.slug}>
          <OccasionLine occasion={occasion} eve={eve} />
        </li>
      ))}
    </ul>
  )
}
