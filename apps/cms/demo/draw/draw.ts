import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { scenes } from './scenes/index.ts'
import { sign } from './scenes/sign.ts'

// Draws every picture of the demo content anew: `node demo/draw/draw.ts [name …]`.
const wanted = process.argv.slice(2)
const folder = new URL('../media/', import.meta.url)
mkdirSync(folder, { recursive: true })

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const drawing = scene()
  // Fine patterns hide what compression does to them, and cost the most.
  const quality = /niche|tiles/.test(name) ? 64 : 80
  const image = await sharp(Buffer.from(drawing))
    .webp({ quality, smartSubsample: true, effort: 6 })
    .toBuffer()
  writeFileSync(new URL(`${name}.webp`, folder), image)
  process.stdout.write(`${name}.webp ${Math.round(image.length / 1024)} KiB\n`)
}

writeFileSync(
  new URL('../../favicon.png', import.meta.url),
  await sharp(Buffer.from(sign(64)))
    .png()
    .toBuffer(),
)
