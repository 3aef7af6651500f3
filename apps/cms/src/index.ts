import type { Core } from '@strapi/strapi'
import { seedDemoContent } from '../demo/seed/seed'
import { sendAccountMail } from './accounts/account-mail'
import { protectAdministrators } from './accounts/administrators'
import { endSessionsOfChangedAccounts } from './accounts/end-sessions'
import { addLoginProvider, switchOnLoginProvider } from './accounts/login-provider'
import { createPasswordComparison } from './accounts/password-comparison'
import { protectUsers } from './accounts/users'
import { addAddressPartRoutes } from './address-parts/address-part-routes'
import { checkAddressParts } from './address-parts/check-address-part'
import { addPreviousAddressModel } from './address-parts/previous-address-model'
import { addPreviousAddressesRoute } from './address-parts/previous-addresses-route'
import { recordPreviousAddresses } from './address-parts/record-previous-addresses'
import { alignBannerLanguages } from './banner/align-languages'
import { pairBannerSlides } from './banner/pair-slides'
import { removeDefaultApiTokens } from './bootstrap/default-api-tokens'
import { fillDefaults } from './bootstrap/fill-defaults'
import { createLocales } from './bootstrap/locales'
import { grantPanelRoles } from './bootstrap/panel-roles'
import { grantPermissions } from './bootstrap/permissions'
import { persistTables } from './bootstrap/persist-tables'
import { syncSiteToken } from './bootstrap/site-token'
import { addChangeLogPermission } from './change-log/change-log-permission'
import { addChangeLogRoutes } from './change-log/change-log-routes'
import { addChangeModel } from './change-log/change-model'
import { limitChangeRetention } from './change-log/change-retention'
import { logAccounts } from './change-log/log-accounts'
import { logMessages } from './change-log/log-messages'
import { copyWithoutConsent } from './death-notices/copy-without-consent'
import { withdrawAllLanguages } from './death-notices/withdraw-all-languages'
import { hideEndedNotices } from './draft-guard/ended-notices'
import { hideRelations } from './draft-guard/hide-relations'
import { readPublishedOnly } from './draft-guard/published-only'
import { arrangeViews } from './editing/arrange-views'
import { addEntryLinkRoutes } from './entry-links/entry-link-routes'
import { environment } from './environment'
import { checkFields } from './field-checks/check-fields'
import { offerSetupLink, requireSetupToken } from './first-administrator/require-setup-token'
import { batchRelations } from './graphql/batch-relations'
import { exposeIds } from './graphql/expose-ids'
import { leaveOutAccountMutations } from './graphql/leave-out-account-mutations'
import { leaveOutInternalTypes } from './graphql/leave-out-types'
import { checkDeclaredMonths } from './hijri-months/check-declared-months'
import { recordEndedMonths, storeMonthsBeforeOffset } from './hijri-months/store-ended-months'
import { rejectUnknownLocales } from './invalid-requests/unknown-locales'
import { rejectUnreadableQueries } from './invalid-requests/unreadable-queries'
import { addLanguageStatesToLists } from './language-states/add-to-lists'
import { limitRequests } from './limits/limit-requests'
import { limitRepeatedLines } from './log/limit-lines'
import { mailMessages } from './messages/mail-messages'
import { limitMessageRetention } from './messages/message-retention'
import { moveOccurrences } from './occurrences/move-occurrences'
import { addOccurrenceRoutes } from './occurrences/occurrence-routes'
import { setOccurrence } from './occurrences/set-occurrence'
import { addOverviewRoutes } from './overview/overview-routes'
import { addPictureTextsModel, restoreTranslations } from './picture-texts/picture-texts'
import { addProposalModel } from './proposals/proposal-model'
import { addProposalRoutes } from './proposals/proposal-routes'
import { endProposals } from './proposals/proposals'
import { endScheduledActions } from './schedule/end-scheduled-actions'
import { performScheduledActions } from './schedule/perform-due'
import { addScheduleRoutes } from './schedule/schedule-routes'
import { addScheduledActionModel } from './schedule/scheduled-action-model'
import { showChosenAnnouncements } from './screens/show-chosen-announcements'
import { shareBetweenLanguages } from './shared-fields/share-between-languages'
import { followChanges } from './sign-ups/follow-changes'
import { addSignUpPanelRoutes } from './sign-ups/panel-routes'
import { mailRegistrations } from './sign-ups/registration-mail'
import { limitRegistrationRetention } from './sign-ups/registration-retention'
import { addSignUpRoutes } from './sign-ups/sign-up-routes'
import { drainBeforeDestroy } from './stopping/drain-before-destroy'
import { addUnsavedPreviewRoutes } from './unsaved-preview/unsaved-preview-routes'
import { undoFailedUploads } from './uploads/undo-failed-uploads'
import { addBinRoutes } from './versions/bin-routes'
import { recordVersions } from './versions/record-versions'
import { addVersionModel } from './versions/version-model'
import { limitVersionRetention } from './versions/version-retention'
import { addVersionRoutes } from './versions/version-routes'
import { notifySite } from './webhook/notify-site'

interface Context {
  strapi: Core.Strapi
}

export default {
  async register({ strapi }: Context) {
    // Set here and not in the configuration, which `strapi build` also loads: the build output must be readable by
    // others.
    process.umask(0o077)
    limitRepeatedLines(strapi)
    drainBeforeDestroy(strapi)
    undoFailedUploads(strapi)
    hideRelations(strapi)
    rejectUnreadableQueries(strapi)
    rejectUnknownLocales(strapi)
    readPublishedOnly(strapi)
    hideEndedNotices(strapi)
    // Registered before `shareBetweenLanguages`, so that the site is notified when all languages are updated.
    notifySite(strapi, environment)
    mailMessages(strapi, environment)
    // After these, so that the site is notified when the version is stored, too, and before what else changes the entry.
    addVersionModel(strapi)
    recordVersions(strapi)
    addVersionRoutes(strapi)
    addBinRoutes(strapi)
    addChangeModel(strapi)
    addChangeLogRoutes(strapi)
    await addChangeLogPermission(strapi)
    logMessages(strapi)
    // Before it, so that it finds the address that all languages have.
    addPreviousAddressModel(strapi)
    recordPreviousAddresses(strapi)
    addPreviousAddressesRoute(strapi)
    shareBetweenLanguages(strapi)
    // After it, so that it shares the derived list of pictures.
    alignBannerLanguages(strapi)
    // After it, so that it sees the shared fields in every language.
    followChanges(strapi, environment)
    addSignUpRoutes(strapi)
    addSignUpPanelRoutes(strapi)
    addLanguageStatesToLists(strapi)
    addOverviewRoutes(strapi)
    addEntryLinkRoutes(strapi, environment)
    addProposalModel(strapi)
    addPictureTextsModel(strapi)
    addProposalRoutes(strapi)
    endProposals(strapi)
    addScheduledActionModel(strapi)
    addScheduleRoutes(strapi)
    endScheduledActions(strapi)
    withdrawAllLanguages(strapi)
    copyWithoutConsent(strapi)
    checkFields(strapi)
    setOccurrence(strapi)
    addOccurrenceRoutes(strapi)
    checkDeclaredMonths(strapi)
    storeMonthsBeforeOffset(strapi)
    showChosenAnnouncements(strapi)
    checkAddressParts(strapi)
    addAddressPartRoutes(strapi, environment)
    addUnsavedPreviewRoutes(strapi, environment)
    exposeIds(strapi)
    leaveOutInternalTypes(strapi)
    leaveOutAccountMutations(strapi)
    addLoginProvider(strapi, environment)
    requireSetupToken(strapi, environment)
    const passwords = createPasswordComparison(strapi)
    protectAdministrators(strapi, passwords)
    protectUsers(strapi, passwords)
  },

  async bootstrap({ strapi }: Context) {
    await persistTables(strapi)
    await restoreTranslations(strapi)
    await fillDefaults(strapi)
    batchRelations(strapi)
    limitRequests(strapi)
    logAccounts(strapi)
    endSessionsOfChangedAccounts(strapi)
    await createLocales(strapi)
    await pairBannerSlides(strapi)
    await arrangeViews(strapi)
    await grantPermissions(strapi)
    await grantPanelRoles(strapi)
    await removeDefaultApiTokens(strapi)
    await syncSiteToken(strapi, environment)
    await limitMessageRetention(strapi)
    await limitRegistrationRetention(strapi)
    await limitVersionRetention(strapi)
    await limitChangeRetention(strapi)
    performScheduledActions(strapi)
    moveOccurrences(strapi)
    mailRegistrations(strapi, environment)
    await sendAccountMail(strapi, environment)
    await switchOnLoginProvider(strapi, environment)
    await offerSetupLink(strapi, environment)
    await seedDemoContent(strapi, environment.DEMO_CONTENT, new Date())
    // After the demo content, which declares months.
    await recordEndedMonths(strapi)
  },
}
