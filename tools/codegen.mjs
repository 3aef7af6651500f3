// `pnpm codegen`: the contracts of the content server, and the typed clients generated from them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runPinnedCommand } from './command-line.mjs'
import { installDependencies } from './dependencies.mjs'
import { withCheckoutLock } from './lock.mjs'
import { root } from './root.mjs'
import { must } from './run.mjs'
import { StartFailure, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const usage = `pnpm codegen                  writes contracts and clients from the content types of this repository
pnpm codegen --check          writes nothing; reports what changed, and fails where something did
pnpm codegen --from <source>  takes the contracts of a running content server (http://localhost:1337),
                              or a folder with its openapi.json and schema.graphql`

const committed = (file) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

/** Loads the content types without starting a server; turbo restores the result while they are unchanged. */
const exportContract = () =>
  must(
    'Reading the content types',
    'pnpm',
    ['exec', 'turbo', 'run', 'export-contract', '--filter=@islamic-centre/cms', '--output-logs=errors-only'],
    { cwd: root },
  )

/** The contracts, and what else is generated with them, by file. */
async function readContracts(from) {
  const { contractsFrom, contractsInFolder } = await import('./codegen/contracts.mjs')
  const { contentTypeFiles } = await import('./codegen/drift.mjs')
  if (from) return { contracts: await contractsFrom(from), contentTypes: [] }
  await exportContract()
  const exported = 'apps/cms/.cache/contract'
  const exportedText = (file) => readFileSync(join(root, file.replace('apps/cms', exported)), 'utf8')
  return {
    contracts: await contractsInFolder(join(root, exported)),
    contentTypes: contentTypeFiles.map((file) => [file, exportedText(file)]),
  }
}

async function generate({ check, from }) {
  const { contractDigest, recordCurrent, wasCurrent } = await import('./codegen/checked-stamp.mjs')
  const digest = contractDigest()
  if (!from && wasCurrent(digest)) return void process.stdout.write('  nothing changed\n')
  const { contracts, contentTypes } = await step('reading the contract', () => readContracts(from))

  const { drift, openapiFile, schemaFile } = await import('./codegen/drift.mjs')
  const sources = [[schemaFile, contracts.schema], [openapiFile, contracts.openapi], ...contentTypes]
  const { generatedClients } = await import('./codegen/clients.mjs')
  const clients = await step('generating the clients', () => generatedClients(contracts)).catch(
    async (error) => {
      if (!(error instanceof StartFailure)) throw error
      const { report } = await drift(new Map(sources), committed)
      throw new StartFailure(`${report}\n\n${error.message}`)
    },
  )
  const files = new Map([...sources, ...clients])
  const { stale, report } = await drift(files, committed)
  if (stale.length === 0) {
    if (!from) recordCurrent(digest)
    return void process.stdout.write('  nothing changed\n')
  }
  if (check)
    throw new StartFailure(
      `The committed contract differs from that of the content server.\n\n${report}\n\nRun \`pnpm codegen\`, review the changes, and commit them.`,
    )
  process.stdout.write(`\n${report}\n\n`)
  for (const file of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), files.get(file))
    process.stdout.write(`  wrote ${file}\n`)
  }
}

await runPinnedCommand({
  usage,
  options: { check: { type: 'boolean' }, from: { type: 'string' } },
  async run(options) {
    await useToolchain()
    await installDependencies()
    await withCheckoutLock(() => generate(options))
  },
})
