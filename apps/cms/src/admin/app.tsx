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
    // The panel does not check for updates on external servers.
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    // The panel's page cannot link a custom stylesheet, only scripts.
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
    followLanguage()
    fieldsInPersian(app)
  },
}
