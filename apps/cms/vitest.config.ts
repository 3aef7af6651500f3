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
    // What is waited for comes in its own time on a slow machine.
    testTimeout: 600_000,
    hookTimeout: 1_000_000,
    expect: { poll: { timeout: 60_000 } },
  },
}
