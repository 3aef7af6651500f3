// `pnpm dev`: both servers with hot reload, their output side by side.
import { build, installDependencies } from './dependencies.mjs'
import { runDevServers } from './dev-servers.mjs'
import { freePorts, installation } from './installation.mjs'
import { lockDataFolder } from './lock-data-folder.mjs'
import { askedToStop } from './servers.mjs'
import { main } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const shownAs = (name) => (text) => process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(15)}│ `))

const development = (server, args) => ({
  ...server,
  command: 'node',
  args,
  env: { ...server.env, NODE_ENV: 'development' },
  onOutput: shownAs(server.name),
})

await main(async () => {
  const stopAsked = askedToStop()
  const ports = await freePorts()
  await useToolchain()
  const { cms, site, siteUrl, cmsUrl, dataDir } = installation(ports)
  await lockDataFolder(dataDir)
  await installDependencies()
  // Strapi reads the packages that it imports as they are built.
  await build(
    '@islamic-centre/node-server',
    '@islamic-centre/prayer-times',
    '@islamic-centre/schedule',
    '@islamic-centre/site-contract',
  )
  process.stdout.write(
    `  The site starts at ${siteUrl} when the content server answers at ${cmsUrl}/admin.\n`,
  )
  await runDevServers({
    cms: development(cms, ['node_modules/@strapi/strapi/bin/strapi.js', 'develop']),
    site: development(site, ['--watch-path=server', 'server/index.ts']),
    healthUrl: `${site.env.CMS_URL}/_health`,
    stopAsked,
  })
})
process.exit()
