import { useTranslation } from 'react-i18next'
import './notice-verse.css'

/** Quran 2:156, in Arabic, with its meaning and its source. */
export function NoticeVerse() {
  const { t } = useTranslation()
  return (
    <p className="notice-verse">
      <q lang="ar" dir="rtl">
        إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ
      </q>{' '}
      <small>{t('deathNotices.verse')}</small>
    </p>
  )
}
