// Loaded into a content server before everything else: makes it a release that has no table of proposals yet.
require('../dist/src/proposals/proposal-model.js').addProposalModel = () => {}
