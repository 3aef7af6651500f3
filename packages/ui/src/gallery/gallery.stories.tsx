import { picture } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { Gallery, type GalleryProps } from './index.ts'

export default { component: Gallery }

const story = statesOf(Gallery)

function album(text: StoryText): GalleryProps {
  const captions = [
    text('تپه‌ها در سپیده‌دم', 'Hills at dawn'),
    undefined,
    text('تپه‌ها در غروب، از پنجره کتابخانه کانون', 'Hills at sunset, from the window of the library'),
    undefined,
    text('تپه‌ها در شب', 'Hills by night'),
  ]
  return {
    pictures: captions.map((caption, at) => ({
      href: picture(20 + at * 60, 1600, at === 1 ? 2000 : 900),
      src: picture(20 + at * 60, 400, at === 1 ? 500 : 225),
      width: 400,
      height: at === 1 ? 500 : 225,
      alt: caption ?? text('تپه‌ها', 'Hills'),
      caption,
    })),
    labels: {
      region: text('عکس‌ها', 'Pictures'),
      close: text('بستن', 'Close'),
      next: text('عکس بعدی', 'Next picture'),
      previous: text('عکس قبلی', 'Previous picture'),
      position: (position, count) =>
        text(
          `${position.toLocaleString('fa-IR')} از ${count.toLocaleString('fa-IR')}`,
          `${position} of ${count}`,
        ),
      broken: text('این عکس بارگذاری نشد.', 'This picture could not be loaded.'),
    },
  }
}

/** A play function: opens the picture at this index, and resolves when it is shown. */
function opened(at: number, shows = 'img') {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelectorAll<HTMLElement>('.ui-gallery a')[at]?.click()
    while (!document.querySelector(`.ui-lightbox[open] ${shows}`)) await new Promise(requestAnimationFrame)
  }
}

export const Grid = story(album, { parameters: { sheet: { width: 1024 } } })

export const GridOnAPhone = story(album, { parameters: { sheet: { width: 360 } } })

const screen = { layout: 'fullscreen', sheet: { width: 1024, screen: 640 } } as const

export const Opened = story(album, { play: opened(2), parameters: screen })

export const OpenedOnAPhone = story(album, {
  play: opened(1),
  parameters: { ...screen, sheet: { width: 360, screen: 640 } },
})

export const Broken = story(
  (text) => ({
    ...album(text),
    pictures: album(text)
      .pictures.map((it) => ({ ...it, href: `data:image/png,${it.src.length}` }))
      .slice(0, 1),
  }),
  { play: opened(0, '.ui-lightbox__broken'), parameters: { ...screen, sheet: { width: 360, screen: 640 } } },
)

export const One = story((text) => ({ ...album(text), pictures: album(text).pictures.slice(0, 1) }))

export const Many = story(
  (text) => ({
    ...album(text),
    pictures: Array.from({ length: 24 }, (_, at) => ({
      href: picture(at * 15, 1600, 900),
      src: picture(at * 15, 400, 225),
      width: 400,
      height: 225,
      alt: text('تپه‌ها', 'Hills'),
    })),
  }),
  { parameters: { sheet: { width: 1024 } } },
)
