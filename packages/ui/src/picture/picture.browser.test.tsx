import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Card } from '../card/index.ts'
import { Picture, type PictureProps } from './index.ts'

const widths = [100, 200, 400, 800]

/** A picture at a new URL: a browser takes a cached picture or a `data:` URL whatever its width. */
const drawing = (width: number) =>
  URL.createObjectURL(
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"/>`], {
      type: 'image/svg+xml',
    }),
  )

function drawn() {
  const addresses = new Map(widths.map((it) => [it, drawing(it)]))
  const srcSet = [...addresses].map(([width, address]) => `${address} ${width}w`).join(', ')
  const sources = [
    { type: 'image/of-tomorrow', srcSet: `${drawing(900)} 900w` },
    { type: 'image/svg+xml', srcSet },
  ]
  return { addresses, props: { src: drawing(50), sources, width: 800, height: 400, alt: '' } }
}

/** The width in device pixels of the picture that the browser chooses for a box of 150 CSS pixels. */
async function chosen(own: Omit<PictureProps, 'src'>) {
  const { addresses, props } = drawn()
  const { container } = await render(
    <div style={{ inlineSize: 150 }}>
      <Picture {...props} style={{ inlineSize: '100%' }} {...own} />
    </div>,
  )
  const image = container.querySelector('img')
  await expect.poll(() => image?.naturalWidth).toBeTruthy()
  return [...addresses].find(([, address]) => address === image?.currentSrc)?.[0] ?? 'the one address'
}

/** The smallest width with at least as many pixels as the screen. */
const filling = (pixels: number) => widths.find((it) => it >= pixels * devicePixelRatio)

test('the first format that the browser knows is taken, in the smallest width that fills its place', async () => {
  expect(await chosen({ sizes: '700px' })).toBe(filling(150))
})

test('one that is cut, and one that comes first, goes by the given width', async () => {
  expect(await chosen({ sizes: '300px', cropped: true })).toBe(filling(300))
  expect(await chosen({ sizes: '300px', fetchPriority: 'high' })).toBe(filling(300))
})

test('without other formats it is the one picture', async () => {
  expect(await chosen({ sources: [], sizes: '10px' })).toBe('the one address')
})

test('the point that an editor has set stays visible where a picture is cropped, to a tenth of it', async () => {
  const { container } = await render(
    <Card media={<Picture {...drawn().props} focal={{ x: 81.37, y: 0 }} />} heading="x" />,
  )
  const image = container.querySelector('img') as Element
  expect(getComputedStyle(image)).toMatchObject({ objectFit: 'cover', objectPosition: '80% 0%' })
})

test('without such a point the middle of a picture stays visible', async () => {
  const { container } = await render(<Card media={<Picture {...drawn().props} />} heading="x" />)
  expect(getComputedStyle(container.querySelector('img') as Element).objectPosition).toBe('50% 50%')
})

test('the picture and what is around it make one box', async () => {
  const { container } = await render(<Picture {...drawn().props} className="own" />)
  expect(getComputedStyle(container.querySelector('picture') as Element).display).toBe('contents')
  expect(container.querySelector('.own')?.tagName).toBe('IMG')
})

describe('what the server sends', () => {
  test('has the first one at once, with high priority, and in no preload beside it', () => {
    const html = renderToString(
      <html lang="en">
        <head />
        <body>
          <Picture
            {...drawn().props}
            sources={[{ type: 'image/avif', srcSet: '/a.avif 1x' }]}
            sizes="9rem"
            fetchPriority="high"
          />
        </body>
      </html>,
    )
    expect(html).toContain('<source type="image/avif" srcSet="/a.avif 1x" sizes="9rem"/>')
    expect(html).toContain('loading="eager"')
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('preload')
  })

  test('waits with any other until it is near the screen', () => {
    const html = renderToString(<Picture {...drawn().props} sizes="9rem" />)
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('sizes="auto, 9rem"')
    expect(html).not.toContain('preload')
  })
})
