import { useTranslation } from 'react-i18next'

/** The words of a link to more, and for whoever hears them apart, or reads a list of links, of what. */
export function MoreLink({ of }: { of: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('site.more')}
      <span className="ui-visually-hidden"> ({of})</span>
    </>
  )
}
