import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The highest quality that takes seconds for the whole panel instead of half a minute. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const encodings = [
  ['.br', (content) => promisify(brotliCompress)(content, quality)],
  ['.gz', (content) => promisify(gzip)(content, { level: 9 })],
]
/** A response of a single packet does not become faster. */
const smallestBytes = 1024

/**
 * Writes a `.br` and a `.gz` file beside each script and style of the panel; Strapi's file server (koa-send) sends them
 * to browsers that accept the encoding. Not of index.html: its headers depend on the extension.
 * @param {string} folder
 */
export async function compressPanel(folder) {
  const files = readdirSync(folder).filter((file) => /\.(js|css|json|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file))
      if (content.length < smallestBytes) return
      for (const [extension, compress] of encodings)
        await writeFile(path.join(folder, file + extension), await compress(content))
    }),
  )
}
