// Loaded into a content server before everything else: it stores no versions.
require('../../apps/cms/dist/src/versions/record-versions.js').recordVersions = () => {}
