// `pnpm --filter @islamic-centre/cms pictures`: the pictures of docs/editors.md, taken from a running server.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { inPanel } from './in-panel.ts'
import { walk } from './walk.ts'

const folder = fileURLToPath(new URL('../../../../docs/editors/', import.meta.url))
mkdirSync(folder, { recursive: true })

for (const language of ['en', 'fa'] as const)
  await inPanel(async (page, url, administrator) => {
    await walk(page, url, administrator, language, async (name) => {
      const picture = await page.screenshot({ animations: 'disabled' })
      const file = path.join(folder, `${name}.${language}.webp`)
      await sharp(picture).webp({ quality: 80 }).toFile(file)
      process.stdout.write(`wrote ${file}\n`)
    })
  })
