// Prints only what is over its limit in .size-limit.js, a line for each: size-limit's own output lists every export.
import { spawnSync } from 'node:child_process'

const { stdout, stderr } = spawnSync('pnpm', ['exec', 'size-limit', '--json'], { encoding: 'utf8' })
let sizes
try {
  sizes = JSON.parse(stdout)
} catch {
  throw new Error(`size-limit printed no sizes: run \`pnpm build\` first.\n${stdout}${stderr}`)
}
const over = sizes.filter(({ passed }) => !passed)
for (const { name, size, sizeLimit } of over)
  process.stdout.write(
    `${name}: ${size} bytes, ${size - sizeLimit} over its limit in packages/ui/.size-limit.js\n`,
  )
process.exitCode = over.length > 0 ? 1 : 0
