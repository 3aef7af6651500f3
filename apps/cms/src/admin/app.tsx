import type { StrapiApp } from '@strapi/strapi/admin'
import { fieldsInPersian } from './fields-in-persian'
import { followLanguage } from './follow-language'
import { persianPanel } from './panel-languages'
import styles from './right-to-left.css?inline'
import fa from './translations/fa.json'
import types from './translations/types.fa.json'

export default {
  config: {
    locales: [persianPanel],
    translations: { [persianPanel]: { ...fa, ...types } },
    // The panel asks nobody outside for news.
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    // The panel's page links no stylesheet of ours: it knows scripts only.
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
    followLanguage()
    fieldsInPersian(app)
  },
}
