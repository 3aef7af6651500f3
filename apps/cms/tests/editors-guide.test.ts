import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { removeData, seededCopy } from './data.ts'
import { inPanel } from './editors-guide/in-panel.ts'
import { walk } from './editors-guide/walk.ts'

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))
const guides = { en: 'editors.md', fa: 'editors.fa.md' } as const

describe.each(sample('editors-guide', ['en', 'fa'] as const, 1))(
  'An editor whose panel is in %s',
  async (language) => {
    const content = await seededCopy()
    afterAll(() => removeData(content))

    it('can follow the guide step by step, and it has a picture of each step', async () => {
      const taken: string[] = []
      await inPanel(async (page, url, administrator) => {
        await walk(page, url, administrator, language, async (name) => {
          taken.push(`editors/${name}.${language}.webp`)
        })
      }, content.dataDir)
      const shown = [...readFileSync(path.join(docs, guides[language]), 'utf8').matchAll(/!\[.+\]\((.+)\)/g)]
      // Taken with a site, by another command.
      taken.push(`editors/preview.${language}.webp`)
      expect(shown.map(([, file]) => file).sort()).toEqual(taken.sort())
      for (const file of taken) expect(existsSync(path.join(docs, file)), file).toBe(true)
    })
  },
)
