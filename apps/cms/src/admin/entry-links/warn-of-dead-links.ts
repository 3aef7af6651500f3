import { useNotification } from '@strapi/strapi/admin'
import { inPanelLanguage, isPersian } from '../bilingual'
import type { DocumentAction } from '../confirmation/name-what-changes'
import { deadLinkCount } from './dead-link-count'
import { entryLinkTexts as texts } from './entry-link-texts'

const shownMs = 12_000

/** The actions of the content manager, in which publishing says that links lead nowhere, and publishes. */
export const warnOfDeadLinks = (actions: DocumentAction[]): DocumentAction[] =>
  actions.map((original) => {
    if (original.type !== 'publish') return original
    const warning: DocumentAction = (props) => {
      const { toggleNotification } = useNotification()
      const action = original(props)
      const { onClick } = action ?? {}
      if (!action || !onClick) return action
      return {
        ...action,
        onClick: (event: never) => {
          const count = deadLinkCount.current
          if (count > 0) {
            const number = count.toLocaleString(isPersian() ? 'fa' : 'en')
            const message = inPanelLanguage(texts.deadPublished).replace('{count}', number)
            toggleNotification({ type: 'warning', message, timeout: shownMs })
          }
          return onClick(event)
        },
      }
    }
    return Object.assign(warning, original)
  })
