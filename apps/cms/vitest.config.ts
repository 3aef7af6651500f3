// CommonJS, as is all of this package: Strapi loads its compiled files with require.
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
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}
