import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { Link } from '@islamic-centre/ui/link'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { isHallScreen, pagePath } from '../../paths/site-pages.ts'
import { useConsent } from './consent.ts'
import { ConsentButtons } from './consent-buttons.tsx'

/** The button that had the focus is gone. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Asks once a device, at the foot of the window. The privacy page asks itself, and a hall screen has no visitor. */
export function ConsentQuestion({ texts }: { texts: Dictionary['consent'] }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const isAsked = useConsent() === undefined
  const privacy = pagePath(language, 'privacy')
  if (!isAsked || pathname === privacy || isHallScreen(pathname)) return null
  return (
    <section className="consent-question ui-no-print" aria-label={texts.label}>
      <div className="consent-question__row ui-container">
        <p>
          {texts.question} <Link href={`${privacy}#counting`}>{texts.more}</Link>
        </p>
        <ConsentButtons labels={texts} onAnswer={focusPage} />
      </div>
    </section>
  )
}
