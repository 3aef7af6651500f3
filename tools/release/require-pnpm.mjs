// `prepack` of each published package: npm would leave `catalog:` in the tarball.
const { npm_execpath: program = '', npm_config_user_agent: agent = '' } = process.env

// Below pnpm, npm inherits pnpm's user agent.
if (program.endsWith('npm-cli.js') || !agent.startsWith('pnpm/')) {
  process.stderr.write(
    'Only pnpm writes the versions of the workspace into the tarball. Run `pnpm release:check` in the root: it builds, checks and packs all published packages.\n',
  )
  process.exit(1)
}
