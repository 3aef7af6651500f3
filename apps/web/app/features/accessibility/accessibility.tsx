import { useTranslation } from 'react-i18next'
import { ContactOffice } from '../../components/contact-office.tsx'
import { Topic, Topics } from '../../components/topics.tsx'

const tested = ['rules', 'keyboard', 'zoom', 'small', 'motion', 'scripts'] as const
const limits = ['recordings', 'videos', 'map', 'pictures', 'languages'] as const

/** The standard, what is tested, what is not accessible yet, and how to report a barrier. */
export function Accessibility() {
  const { t } = useTranslation()
  return (
    <Topics lead={t('accessibility.summary')}>
      <Topic heading={t('accessibility.standardHeading')}>
        <p>{t('accessibility.standard')}</p>
      </Topic>
      <Topic heading={t('accessibility.testedHeading')}>
        <ul className="topic__list">
          {tested.map((it) => (
            <li key={it}>{t(`accessibility.tested.${it}`)}</li>
          ))}
        </ul>
        <p>{t('accessibility.how')}</p>
      </Topic>
      <Topic heading={t('accessibility.limitsHeading')}>
        <ul className="topic__list">
          {limits.map((it) => (
            <li key={it}>{t(`accessibility.limits.${it}`)}</li>
          ))}
        </ul>
      </Topic>
      <Topic heading={t('accessibility.reportHeading')}>
        <p>{t('accessibility.report')}</p>
        <ContactOffice>{t('accessibility.contact')}</ContactOffice>
      </Topic>
    </Topics>
  )
}
