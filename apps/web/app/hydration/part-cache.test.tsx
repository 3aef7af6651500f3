import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { finishDocument } from './finish-document.server.ts'
import { RenderedOnce, RenderPartContext } from './lazy-hydrated.tsx'
import { createParts } from './part-cache.server.tsx'

let renders = 0

function Footer({ name }: { name: string }) {
  renders++
  return <footer>© {name} &lt;</footer>
}

/** A finished document with a footer and a heading that changes. */
async function documentOf(heading: string, name: string, nonce = `nonce-of-${heading}`) {
  const parts = createParts(nonce)
  const { pipe } = renderToPipeableStream(
    <RenderPartContext value={parts.renderPart}>
      <h1>{heading}</h1>
      <RenderedOnce id="footer" data={name}>
        <Footer name={name} />
      </RenderedOnce>
      <p>end</p>
    </RenderPartContext>,
  )
  return finishDocument(await buffer(pipe(new PassThrough())), nonce, parts.replaceMark).html.toString()
}

test('a part with the same data is rendered once, and is the same in each document', async () => {
  const footer = '<footer>© <!-- -->Centre<!-- --> &lt;</footer>'
  for (const heading of ['one', 'two', 'three'])
    expect(await documentOf(heading, 'Centre')).toBe(`<h1>${heading}</h1>${footer}<p>end</p>`)
  expect(renders).toBe(1)
})

test('other data is rendered anew', async () => {
  const before = renders
  expect(await documentOf('one', 'Another centre')).toContain(
    '© <!-- -->Another centre<!-- --> &lt;</footer>',
  )
  expect(renders).toBe(before + 1)
})

test('without the server’s context a part is its children', async () => {
  const { pipe } = renderToPipeableStream(
    <RenderedOnce id="footer" data="Centre">
      <b>text</b>
    </RenderedOnce>,
  )
  expect(String(await buffer(pipe(new PassThrough())))).toBe('<b>text</b>')
})
