import { useTranslation } from 'react-i18next'

type AlbumFactsProps = { date?: string | null | undefined; day: string | undefined; count: number }

/** The day of an album, and how many pictures it has. */
export function AlbumFacts({ date, day, count }: AlbumFactsProps) {
  const { t } = useTranslation()
  return (
    <>
      {day && <time dateTime={date ?? undefined}>{day}</time>}
      {day && '\u00a0· '}
      {t('albums.photos', { count })}
    </>
  )
}
