import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const text = async (markdown: string) => plainText(await renderMarkdown(markdown, {}))

test('of a text in markdown the words stay, each apart from the next', async () => {
  expect(await text('# Title\n\nOne *two*three [four](/x "a > b")\n\n- five\n- six')).toBe(
    'Title One twothree four five six',
  )
  expect(await text('| a | b |\n| - | - |\n| c | d |')).toBe('a b c d')
})

test('characters that HTML writes in another way are themselves again, once', async () => {
  expect(await text('1 < 2 & 3 > 2, &amp;lt; "q"')).toBe('1 < 2 & 3 > 2, &lt; "q"')
  expect(await text('<script>alert(1)</script>after')).toBe('after')
})
