// `pnpm --filter @islamic-centre/web icons`: the icons of the installed app, from the mark of the site.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { themeColors } from '../app/seo/theme-colors.ts'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
/** The lines of the mark, in a square of 48. */
const lines =
  readFileSync(`${folder}favicon.svg`, 'utf8')
    .match(/<(path|circle)[^>]*\/>/g)
    ?.join('') ?? ''

/** The mark in gold on the teal ground: its share of the side, and how round the corners are. */
const drawing = (share: number, radius: number) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="${radius}" fill="${themeColors.ground}"/>
  <g transform="translate(24 24) scale(${share}) translate(-24 -24)" fill="none" stroke="${themeColors.gold}" stroke-width="2">
    ${lines}
  </g>
</svg>`

const rounded = drawing(0.72, 10)
/** A mask leaves at least a circle of four fifths (W3C manifest, maskable icons). */
const whole = drawing(0.6, 0)

for (const [file, svg, side] of [
  ['icons/192.png', rounded, 192],
  ['icons/512.png', rounded, 512],
  ['icons/maskable-512.png', whole, 512],
  ['apple-touch-icon.png', whole, 180],
] as const)
  await sharp(Buffer.from(svg), { density: 72 * (side / 48) })
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(folder + file)
