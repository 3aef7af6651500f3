// Loaded into a content server before everything else: makes it a release that has no tables of proposals, schedules,
// versions and changes and no texts of pictures in other languages yet, and whose slides of the banner have no pictures.
require('../dist/src/proposals/proposal-model.js').addProposalModel = () => {}
require('../dist/src/proposals/proposals.js').endProposals = () => {}
require('../dist/src/schedule/scheduled-action-model.js').addScheduledActionModel = () => {}
require('../dist/src/schedule/end-scheduled-actions.js').endScheduledActions = () => {}
require('../dist/src/schedule/perform-due.js').performScheduledActions = () => {}

require('../dist/src/versions/version-model.js').addVersionModel = () => {}
require('../dist/src/versions/record-versions.js').recordVersions = () => {}
require('../dist/src/versions/version-routes.js').addVersionRoutes = () => {}
require('../dist/src/versions/bin-routes.js').addBinRoutes = () => {}
require('../dist/src/versions/version-retention.js').limitVersionRetention = async () => {}

require('../dist/src/change-log/change-model.js').addChangeModel = () => {}
require('../dist/src/change-log/change-log-routes.js').addChangeLogRoutes = () => {}
require('../dist/src/change-log/change-log-permission.js').addChangeLogPermission = async () => {}
require('../dist/src/change-log/change-retention.js').limitChangeRetention = async () => {}
require('../dist/src/change-log/log-accounts.js').logAccounts = () => {}
require('../dist/src/change-log/log-messages.js').logMessages = () => {}
require('../dist/src/change-log/log-change.js').logChange = async () => {}

const texts = require('../dist/src/picture-texts/picture-texts.js')
texts.addPictureTextsModel = (strapi) => {
  delete strapi.contentType('plugin::upload.file').attributes.translations
}
texts.restoreTranslations = async () => {}

delete require('../dist/src/field-checks/checked-fields.js').neededInPart['banner.slide']
require('../dist/src/banner/pair-slides.js').pairBannerSlides = async () => {}
require('../dist/src/banner/align-languages.js').alignBannerLanguages = (strapi) => {
  delete strapi.components['banner.slide'].attributes.image
}
