// CommonJS, as is all of this package: Strapi loads its compiled files with require.
const { testTimeouts } = require('../../tools/test-timeouts.mjs')

module.exports = {
  resolve: { conditions: ['source'] },
  ssr: {
    resolve: { conditions: ['source'], externalConditions: ['source'] },
    noExternal: [/^@islamic-centre\//],
  },
  test: {
    name: 'cms',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/first-starts.ts'],
    ...testTimeouts,
  },
}
