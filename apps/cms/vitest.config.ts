// CommonJS, as is all of this package: Strapi loads its compiled files with require.
module.exports = {
  test: {
    name: 'cms',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/first-starts.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}
