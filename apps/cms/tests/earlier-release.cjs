// Loaded into a content server before everything else: makes it a release that has no tables of proposals, schedules and
// versions and no texts of pictures in other languages yet, and whose slides of the banner have no pictures.
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
