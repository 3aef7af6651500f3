import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'
import { sampleOptions } from './samples/options.ts'

// The browser test reads the same two files: server and browser return the same HTML.
test.each(['fa', 'en'])('a long text becomes, on the server: %s', async (language) => {
  const source = await readFile(new URL(`./samples/${language}.md`, import.meta.url), 'utf8')
  await expect(await renderMarkdown(source, sampleOptions)).toMatchFileSnapshot(
    `./samples/${language}.rendered.txt`,
  )
})
