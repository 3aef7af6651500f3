import { readFile } from 'node:fs/promises'
import decode from 'heic-decode'
import sharp from 'sharp'
import { maxPixels } from './max-pixels'

/** Runs in its own process, which `decode-heic.ts` limits: decodes a HEIC file and writes it as JPEG. */
async function convert(from: string, to: string) {
  const pictures = await decode.all({ buffer: await readFile(from) })
  const [first] = pictures
  if (!first || first.width * first.height > maxPixels) throw new Error('No picture of an accepted size')
  // Rotation is a property of the file, which the decoder applies.
  const { width, height, data } = await first.decode()
  await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(to)
}

const [from = '', to = ''] = process.argv.slice(2)
convert(from, to).catch(() => {
  process.exitCode = 1
})
