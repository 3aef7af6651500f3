import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const assets = fileURLToPath(new URL('build/client/assets', import.meta.url))
const text = /\.(?:js|css|svg|json)$/
/** Below this, compression saves less than a packet of the network. */
const minBytes = 1024

const forms = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Puts beside each file of text that was built its brotli and gzip forms, as small as they get. */
export async function compressFiles() {
  for (const name of (await readdir(assets)).filter((it) => text.test(it))) {
    const bytes = await readFile(`${assets}/${name}`)
    if (bytes.length < minBytes) continue
    for (const [ending, compress] of Object.entries(forms))
      await writeFile(`${assets}/${name}.${ending}`, await compress(bytes))
  }
}
