// `pnpm dev`: both servers with hot reload, their output side by side.
import { installDependencies } from './dependencies.mjs'
import { holdData } from './hold-data.mjs'
import { freePorts, installation } from './installation.mjs'
import { askedToStop, startServer, stoppedByItself, stopServer } from './servers.mjs'
import { main } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const shownAs = (name) => (text) => process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(15)}│ `))

await main(async () => {
  const stopAsked = askedToStop()
  const ports = await freePorts()
  await useToolchain()
  const { cms, site, dataDir } = installation(ports)
  await holdData(dataDir)
  await installDependencies()
  const development = (server, args) =>
    startServer({
      ...server,
      command: 'node',
      args,
      env: { ...server.env, NODE_ENV: 'development' },
      onOutput: shownAs(server.name),
    })
  const servers = [
    development(cms, ['node_modules/@strapi/strapi/bin/strapi.js', 'develop']),
    development(site, ['--watch-path=server', 'server/index.ts']),
  ]
  try {
    const ended = await Promise.race([
      stopAsked,
      ...servers.map((server) => server.exited.then(() => server)),
    ])
    if (typeof ended !== 'string') throw stoppedByItself(ended)
  } finally {
    await Promise.all(servers.map(stopServer))
  }
})
process.exit()
