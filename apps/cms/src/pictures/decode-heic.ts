import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { bulkhead } from 'cockatiel'
import sharp from 'sharp'
import { withProfile } from './jpeg-profile'

const run = promisify(execFile)

const timeoutMs = 60_000
/** A picture of 48 megapixels needs more than 512. A page of WebAssembly memory has 64 KiB. */
const memoryMb = 768
const limits = [`--wasm-max-mem-pages=${memoryMb * 16}`, `--max-old-space-size=${memoryMb}`]

/** One at a time, so that several uploads need no more memory than one. */
const oneAtATime = bulkhead(1, 100)

/**
 * Writes a HEIC file as JPEG, upright and with its colour profile. sharp has no decoder for it, so that libheif decodes
 * it in WebAssembly, in a process with limits of its own: a hostile file ends that process only, which has no secrets.
 */
export async function decodeHeic(from: string, to: string) {
  const { icc } = await sharp(from).metadata()
  const program = path.join(__dirname, 'heic-process.js')
  await oneAtATime.execute(() =>
    run(process.execPath, [...limits, program, from, to], {
      env: {},
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    }),
  )
  if (icc) await writeFile(to, withProfile(await readFile(to), icc))
}
