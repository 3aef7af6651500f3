import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { findFullChromium, findHeadlessShell } from '../../tools/find-chromium.mjs'
import { freePort } from '../../tools/free-port.mjs'
import { browserFlags } from '../../tools/launch-options.mjs'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Starts a Chromium for Lighthouse's emulated phone; it ends with the stack. */
export async function startPhone(started: AsyncDisposableStack, runs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'phone-'))
  started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const port = await freePort()
  const program = process.env.CHROMIUM_PATH || (findFullChromium() ?? findHeadlessShell())
  if (!program) throw new Error('Chromium is missing; Debian has it as a package of that name.')
  const chromium: ChildProcess = spawn(
    program,
    [
      ...browserFlags,
      '--headless=new',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  started.defer(async () => {
    chromium.kill('SIGTERM')
    await once(chromium, 'exit')
  })

  async function visit(url: string): Promise<Result> {
    const found = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
    if (!found) throw new Error(`Lighthouse has nothing to say of ${url}.`)
    return found.lhr
  }

  /** The median by speed of its first visits; one before them fills the caches of the servers. */
  async function visits(url: string): Promise<Result> {
    const results: Result[] = []
    for (let run = 0; run <= runs; run++) results.push(await visit(url))
    const sorted = results
      .slice(1)
      .toSorted((one, other) => points(one, 'performance') - points(other, 'performance'))
    return sorted[sorted.length >> 1] as Result
  }

  return { visits }
}

type Item = { resourceType?: string; transferSize?: number }

/** What went over the wire, of one type of resource or of all. */
export function kilobytes({ audits }: Result, type?: string): number {
  const details = audits['network-requests']?.details
  const items = details && 'items' in details ? (details.items as Item[]) : []
  const sum = items
    .filter((it) => !type || it.resourceType === type)
    .reduce((all, { transferSize = 0 }) => all + transferSize, 0)
  return Math.round(sum / 1024)
}

export const points = ({ categories: all }: Result, name: string) => Math.round((all[name]?.score ?? 0) * 100)
export const auditValue = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN
export const seconds = (result: Result, name: string) => auditValue(result, name) / 1000
