import { Calendar, ClockCounterClockwise, PaperPlane, Trash, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { changeLogAction } from '../change-log/change-log-action'
import { publicTypes } from '../public-types'
import { addressPartFields, addressPartType } from './address-parts/address-part-fields'
import { AddressPartInput } from './address-parts/address-part-input'
import sign from './appearance/centre-sign.svg'
import advertisements from './appearance/without-advertisements.css?inline'
import changeLogStyles from './change-log/change-log.css?inline'
import { changeLogTexts } from './change-log/change-log-texts'
import { type DocumentAction, nameWhatChanges } from './confirmation/name-what-changes'
import { CorrectedFields } from './corrected-fields'
import { DateInput } from './dates/date-input'
import { DateTimeInput } from './dates/date-time-input'
import { TimeInput } from './dates/time-input'
import { timesInLists } from './dates/times-in-lists'
import { yearFields, yearType } from './dates/year-fields'
import { YearInput } from './dates/year-input'
import { EntryLinkPanel } from './entry-links/entry-link-panel'
import entryLinkStyles from './entry-links/entry-links.css?inline'
import { warnOfDeadLinks } from './entry-links/warn-of-dead-links'
import { fieldsInPersian } from './fields-in-persian'
import { followLanguage } from './follow-language'
import { languagesInLists } from './language-states/languages-in-lists'
import previewStyles from './live-preview/preview.css?inline'
import { PreviewToggle } from './live-preview/preview-toggle'
import { OccurrenceMomentInput } from './occurrences/occurrence-moment-input'
import occurrenceStyles from './occurrences/occurrences.css?inline'
import { occurrenceMomentType, scheduleFields, scheduleType } from './occurrences/schedule-fields'
import { ScheduleInput } from './occurrences/schedule-input'
import { optionsInLists, optionTexts } from './option-labels'
import { addOverviewWidgets, overviewTitles } from './overview/add-widgets'
import { persianPanel } from './panel-languages'
import { FormattedPaste } from './paste/formatted-paste'
import pasteStyles from './paste/paste.css?inline'
import { PictureTextsPanel } from './picture-texts/picture-texts-panel'
import { ProposalPanel } from './proposals/proposal-panel'
import { proposalTexts } from './proposals/proposal-texts'
import { refetchAfterSuccess } from './refetch-after-success'
import styles from './right-to-left.css?inline'
import scheduleStyles from './schedule/schedule.css?inline'
import { scheduleInLists } from './schedule/schedule-column'
import { SchedulePanel } from './schedule/schedule-panel'
import { scheduleTexts } from './schedule/schedule-texts'
import { signUpPermission, signUpTexts } from './sign-ups/sign-up-texts'
import { persianTexts } from './translations/persian-texts'
import { binTexts } from './versions/bin-texts'
import { VersionsPanel } from './versions/versions-panel'

const [proposalsInEnglish, proposalsInPersian] = proposalTexts.menu
const [scheduleInEnglish, scheduleInPersian] = scheduleTexts.menu
const [binInEnglish, binInPersian] = binTexts.menu
const [signUpsInEnglish, signUpsInPersian] = signUpTexts.menu
const [changeLogInEnglish, changeLogInPersian] = changeLogTexts.menu

/** The library's own form has the fields of the default language; beside an entry each language has its own. */
const libraryTexts = {
  'upload.form.input.label.file-alt': 'Alternative text in Persian',
  'upload.form.input.label.file-caption': 'Caption in Persian',
}

/** The panel is the centre's. */
const panelTexts = {
  'app.components.LeftMenu.logo.alt': 'The centre',
  'app.components.LeftMenu.navbrand.title': 'The website of the centre',
  'Auth.form.welcome.title': 'The website of the centre',
  'Auth.form.welcome.subtitle': 'Sign in to write and publish',
  'Auth.form.register.subtitle': 'Only for signing in to this panel; stored in your own database.',
}

interface ContentManager {
  injectComponent(
    view: 'editView',
    zone: 'right-links',
    part: { name: string; Component: ComponentType },
  ): void
  apis: {
    addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void
    /** Each is a component that answers with a title and a content, or null. */
    addEditViewSidePanel(panels: ((props: never) => unknown)[]): void
  }
}

export default {
  config: {
    locales: [persianPanel],
    auth: { logo: sign },
    menu: { logo: sign },
    translations: {
      en: { ...libraryTexts, ...panelTexts, ...optionTexts('en') },
      [persianPanel]: {
        ...persianTexts,
        ...optionTexts('fa'),
        'centre.proposals': proposalsInPersian,
        'centre.schedule': scheduleInPersian,
        'centre.bin': binInPersian,
        'centre.sign-ups': signUpsInPersian,
        'centre.change-log': changeLogInPersian,
        ...overviewTitles,
      },
    },
    // The panel does not check for updates on external servers.
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: Pick<StrapiApp, 'addMenuLink' | 'addFields' | 'widgets'>) {
    app.addFields([
      { type: addressPartType, Component: AddressPartInput as ComponentType },
      { type: scheduleType, Component: ScheduleInput as ComponentType },
      { type: occurrenceMomentType, Component: OccurrenceMomentInput as ComponentType },
      { type: 'date', Component: DateInput as ComponentType },
      { type: 'datetime', Component: DateTimeInput as ComponentType },
      { type: 'time', Component: TimeInput as ComponentType },
      { type: yearType, Component: YearInput as ComponentType },
    ])
    addOverviewWidgets(app)
    app.addMenuLink({
      to: 'proposals',
      icon: PaperPlane,
      intlLabel: { id: 'centre.proposals', defaultMessage: proposalsInEnglish },
      permissions: [],
      // Below the content, above the library.
      position: 2,
      Component: () => import('./proposals/proposal-list'),
    })
    app.addMenuLink({
      to: 'schedule',
      icon: Calendar,
      intlLabel: { id: 'centre.schedule', defaultMessage: scheduleInEnglish },
      permissions: [],
      position: 3,
      Component: () => import('./schedule/schedule-page'),
    })
    app.addMenuLink({
      to: 'sign-ups',
      icon: User,
      intlLabel: { id: 'centre.sign-ups', defaultMessage: signUpsInEnglish },
      permissions: [signUpPermission],
      position: 4,
      Component: () => import('./sign-ups/sign-up-page'),
    })
    app.addMenuLink({
      to: 'bin',
      icon: Trash,
      intlLabel: { id: 'centre.bin', defaultMessage: binInEnglish },
      permissions: [...publicTypes.single, ...publicTypes.collection].map((subject) => ({
        action: 'plugin::content-manager.explorer.delete',
        subject,
      })),
      position: 6,
      Component: () => import('./versions/bin-page'),
    })
    app.addMenuLink({
      to: 'change-log',
      icon: ClockCounterClockwise,
      intlLabel: { id: 'centre.change-log', defaultMessage: changeLogInEnglish },
      permissions: [{ action: changeLogAction, subject: null }],
      position: 7,
      Component: () => import('./change-log/change-log-page'),
    })
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    // The panel's page cannot link a custom stylesheet, only scripts.
    document.head.append(
      Object.assign(document.createElement('style'), {
        textContent: [
          styles,
          advertisements,
          scheduleStyles,
          occurrenceStyles,
          pasteStyles,
          entryLinkStyles,
          changeLogStyles,
          previewStyles,
        ].join('\n'),
      }),
    )
    followLanguage()
    refetchAfterSuccess()
    fieldsInPersian(app)
    addressPartFields(app)
    scheduleFields(app)
    timesInLists(app)
    yearFields(app)
    optionsInLists(app)
    scheduleInLists(app)
    languagesInLists(app)
    const contentManager = app.getPlugin('content-manager') as unknown as ContentManager
    contentManager.apis.addDocumentAction(nameWhatChanges)
    contentManager.apis.addDocumentAction(warnOfDeadLinks)
    contentManager.injectComponent('editView', 'right-links', {
      name: 'preview-beside-the-form',
      Component: PreviewToggle,
    })
    contentManager.apis.addEditViewSidePanel([
      ProposalPanel,
      SchedulePanel,
      EntryLinkPanel,
      PictureTextsPanel,
      VersionsPanel,
      CorrectedFields,
      FormattedPaste,
    ])
  },
}
