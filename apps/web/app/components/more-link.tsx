import { useTranslation } from 'react-i18next'

/** The label of a link to more; for screen readers, which may read it out of context, it also names the subject. */
export function MoreLink({ of }: { of: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('site.more')}
      <span className="ui-visually-hidden">{` (${of})`}</span>
    </>
  )
}
