import { PaperPlane } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { DateInput } from './dates/date-input'
import { DateTimeInput } from './dates/date-time-input'
import { timesInLists } from './dates/times-in-lists'
import { fieldsInPersian } from './fields-in-persian'
import { followLanguage } from './follow-language'
import { persianPanel } from './panel-languages'
import { ProposalPanel } from './proposals/proposal-panel'
import { proposalTexts } from './proposals/proposal-texts'
import styles from './right-to-left.css?inline'
import fa from './translations/fa.json'
import types from './translations/types.fa.json'

const [proposalsInEnglish, proposalsInPersian] = proposalTexts.menu

interface ContentManager {
  apis: { addEditViewSidePanel(panels: (typeof ProposalPanel)[]): void }
}

export default {
  config: {
    locales: [persianPanel],
    translations: { [persianPanel]: { ...fa, ...types, 'centre.proposals': proposalsInPersian } },
    // The panel does not check for updates on external servers.
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: Pick<StrapiApp, 'addMenuLink' | 'addFields'>) {
    app.addFields([
      { type: 'date', Component: DateInput as ComponentType },
      { type: 'datetime', Component: DateTimeInput as ComponentType },
    ])
    app.addMenuLink({
      to: 'proposals',
      icon: PaperPlane,
      intlLabel: { id: 'centre.proposals', defaultMessage: proposalsInEnglish },
      permissions: [],
      Component: () => import('./proposals/proposal-list'),
    })
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    // The panel's page cannot link a custom stylesheet, only scripts.
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
    followLanguage()
    fieldsInPersian(app)
    timesInLists(app)
    const contentManager = app.getPlugin('content-manager') as unknown as ContentManager
    contentManager.apis.addEditViewSidePanel([ProposalPanel])
  },
}
