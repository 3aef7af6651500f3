import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { shown } from '../catalogue/story.ts'

describe.each(catalogue)('$name on the server', ({ stories }) => {
  test.each(stories)(
    '%s renders with no browser, and no style that a strict content policy would refuse',
    (_name, story) => {
      const html = renderToString(shown(story, { className: 'own' }))
      expect(html).toMatch(/ class="([^"]* )?own"/)
      expect(html).not.toMatch(/<style|\sstyle=/)
    },
  )
})
