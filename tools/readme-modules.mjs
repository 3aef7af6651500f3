// The TypeScript examples of a package's README, as modules that its test checks and runs as they are written.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const typecheck = fileURLToPath(new URL('typecheck.mjs', import.meta.url))

const block = /(?:`([\w./-]+\.\w+)`:\n\n)?^```(tsx?|graphql)\n([\s\S]*?)^```$/gm

/**
 * The examples in their order, each with the file that the README names for it. One without an import continues the
 * one before.
 */
function readmeModules(readme) {
  const modules = []
  for (const [, name, language, code] of readme.matchAll(block)) {
    const previous = modules.at(-1)
    if (previous && !name && !/^import /m.test(code)) previous.code += code
    else modules.push({ file: name ?? `example-${modules.length + 1}.${language}`, code })
  }
  return modules
}

/** What the examples print, by the comments behind `console.log(…)`. */
export const statedOutput = (modules) =>
  modules.flatMap(({ code }) =>
    code.split('\n').flatMap((line) => /^\s*console\.log\(.*\) \/\/ (.*)$/.exec(line)?.[1] ?? []),
  )

/** Writes the examples of a package's README into the package, where its own name resolves to its source. */
export function writeReadmeModules(packageFolder) {
  const modules = readmeModules(readFileSync(join(packageFolder, 'README.md'), 'utf8'))
  const folder = join(packageFolder, '.tmp/readme')
  for (const { file, code } of modules) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["."] }\n')
  return {
    folder,
    modules,
    /** What the compiler reports; empty where the examples are right. */
    typeErrors: () =>
      execute(process.execPath, [typecheck, '.tmp/readme'], { cwd: packageFolder }).then(
        ({ stdout }) => stdout,
        (error) => error.stdout || String(error),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Sends what an example requests from one origin to another. */
const redirected = ([from, to]) => `const { fetch } = globalThis
globalThis.fetch = async (input, init) => {
  const { url, method, headers, body, signal } = new Request(input, init)
  const text = body ? await new Response(body).text() : undefined
  return fetch(url.replace(${JSON.stringify(from)}, ${JSON.stringify(to)}), { method, headers, body: text, signal, redirect: 'manual' })
}`

/** The lines that a module prints in a process of its own. Anything on its standard error is an error. */
export async function printedBy(file, { cwd = dirname(file), origins, env = {} } = {}) {
  const preload = origins && ['--import', `data:text/javascript,${encodeURIComponent(redirected(origins))}`]
  const { stdout, stderr } = await execute('node', [...(preload ?? []), '--conditions=source', file], {
    cwd,
    env: { ...process.env, ...env },
  })
  if (stderr) throw new Error(stderr)
  return stdout.trimEnd().split('\n')
}
