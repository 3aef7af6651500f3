import { useTranslation } from 'react-i18next'
import type { SectionPage } from '../../content/types/pages.server.ts'
import './gift-amounts.css'

/** What a gift of each amount does. */
export function GiftAmounts({ amounts }: { amounts: NonNullable<SectionPage>['amounts'] }) {
  const { t } = useTranslation()
  return (
    <dl className="gift-amounts">
      {amounts.map(({ amount, text }) => (
        <div key={`${amount} ${text}`}>
          <dt>{t('donate.amount', { amount })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
