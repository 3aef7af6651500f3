// `npm run build`: brings the toolchain, installs, and builds what changed; starts nothing.
import { build, installDependencies } from './dependencies.mjs'
import { main } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

await main(async () => {
  await useToolchain()
  await installDependencies()
  await build()
})
