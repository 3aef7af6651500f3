import type { Translate } from './words.ts'

/** The label of a link to more, with its subject for screen readers. */
export const moreOf = (t: Translate, subject: string) => (
  <>
    {t('site.more')}
    <span className="ui-visually-hidden"> ({subject})</span>
  </>
)
