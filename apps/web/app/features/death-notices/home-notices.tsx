import { useTranslation } from 'react-i18next'
import { NoticeVerse } from '../../components/notice-verse.tsx'
import type { ShownNotices } from '../../death-notices/shown-notices.ts'
import { CurrentNotices } from './current-notices.tsx'
import { NoticeCards } from './notice-cards.tsx'

/** The death notices of the home page, below the next prayer. */
export function HomeNotices({ state, notices }: ShownNotices) {
  const { t } = useTranslation()
  return (
    <CurrentNotices state={state} notices={notices}>
      {(shown) => (
        <section className="home-notices" aria-label={t('deathNotices.title')}>
          <div className="home-notices__inner ui-container">
            <NoticeVerse />
            <NoticeCards notices={shown} level={2} />
          </div>
        </section>
      )}
    </CurrentNotices>
  )
}
