import { expect, test } from 'vitest'
import { pictureToShare, shown, shownWithThumbnail } from './picture-sources.ts'

const stem = '/pictures/dome/1'
const dome = { src: 'https://cms.example.org/uploads/dome.webp', width: 1200, height: 800, stem }

test('a picture is offered up to its own width and never beyond', () => {
  const widthsOf = (width: number) =>
    shown({ ...dome, width })
      .sources[0]?.srcSet.split(', ')
      .map((it) => it.replace(`${stem}/`, ''))
  expect(widthsOf(1200)?.at(-1)).toBe('1200.avif 1200w')
  expect(widthsOf(960)).toEqual([
    '320.avif 320w',
    '480.avif 480w',
    '640.avif 640w',
    '800.avif 800w',
    '1000.avif 960w',
  ])
  expect(shownWithThumbnail(dome).sources[0]?.srcSet).toContain('160.avif 160w')
  expect(widthsOf(90)).toEqual(['160.avif 90w'])
  expect(widthsOf(160)).toEqual(['160.avif 160w'])
  expect(widthsOf(6000)?.at(-1)).toBe('2560.avif 2560w')
})

test('a narrow layout is offered no width that it never shows, and its fallback neither', () => {
  const { src, sources } = shown(dome, 640)
  expect(src).toBe(`${stem}/640.jpg`)
  expect(sources.map(({ srcSet }) => srcSet.match(/\d+w/g))).toEqual([
    ['320w', '480w', '640w'],
    ['320w', '640w'],
  ])
})

test('AVIF comes first, then WebP; other browsers get one JPEG, or PNG where it may be transparent', () => {
  expect(shown(dome).sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(shown(dome).sources[1]?.srcSet.match(/\d+w/g)).toEqual(['480w', '800w', '1200w'])
  expect(shown(dome).src).toBe(`${stem}/1000.jpg`)
  expect(shown({ ...dome, src: 'https://cms.example.org/uploads/dome.png', width: 300 }).src).toBe(
    `${stem}/320.png`,
  )
})

test('a file that the site does not convert is shown as it is', () => {
  const moving = { ...dome, src: 'https://cms.example.org/uploads/lamp.gif', stem: undefined }
  expect(shown(moving)).toEqual({ src: moving.src, sources: [] })
  expect(pictureToShare(moving, 'https://www.example.org')).toEqual({
    src: moving.src,
    width: 1200,
    height: 800,
  })
})

test('a picture is shared as a JPEG at an absolute URL, 1200 wide or as wide as it is', () => {
  const origin = 'https://www.example.org'
  expect(pictureToShare({ ...dome, width: 2400, height: 1601 }, origin)).toEqual({
    src: `${origin}${stem}/1200.jpg`,
    width: 1200,
    height: 801,
  })
  expect(pictureToShare({ ...dome, width: 1100, height: 550 }, origin)).toEqual({
    src: `${origin}${stem}/1200.jpg`,
    width: 1100,
    height: 550,
  })
})
