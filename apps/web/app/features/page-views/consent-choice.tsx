import { useTranslation } from 'react-i18next'
import { useConsent } from './consent.ts'
import { ConsentButtons } from './consent-buttons.tsx'

/** The answer that is valid now, and the buttons that change it. */
export function ConsentChoice() {
  const { t } = useTranslation()
  const consent = useConsent() ?? 'undecided'
  return (
    <fieldset className="consent-choice">
      <legend>{t('privacy.choice.label')}</legend>
      {consent !== 'unknown' && <p role="status">{t(`privacy.choice.${consent}`)}</p>}
      {consent !== 'refused' && (
        <ConsentButtons labels={{ allow: t('privacy.choice.allow'), deny: t('privacy.choice.deny') }} />
      )}
    </fieldset>
  )
}
