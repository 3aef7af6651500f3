import { picture } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { Gallery, type GalleryProps } from './index.ts'

const keyboard: Keyboard = [
  ['Enter', 'on a picture: opens it large'],
  ['← →', 'in the large view: to the neighbouring picture, in the direction of the page'],
  ['Home, End', 'in the large view: to the first and the last picture'],
  ['Escape', 'closes the large view; the focus returns to the picture'],
]

export default { component: Gallery, parameters: { keyboard } }

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
      download: text('دریافت اصل عکس', 'Download the original'),
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

export const OpenedToDownload = story(
  (text) => ({ ...album(text), pictures: album(text).pictures.map((it) => ({ ...it, download: it.href })) }),
  { play: opened(0), parameters: { ...screen, sheet: { width: 360, screen: 640 } } },
)

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

export const Two = story((text) => ({ ...album(text), pictures: album(text).pictures.slice(0, 2) }))

const long = {
  fa: 'کودکان کلاس قرآن در حیاط کانون، پس از پایان نخستین دوره، همراه آموزگاران و خانواده‌هایشان؛ عکس یادگاری زیر درخت سیب',
  en: 'The children of the Quran class in the courtyard after their first term, with teachers and families, below the apple tree',
}

/** Width and height of upright, lying and square pictures, and panoramas. */
const shapes = [
  [1200, 900],
  [900, 1200],
  [1500, 1000],
  [3200, 800],
  [1000, 1500],
  [1000, 1000],
  [1080, 1920],
  [1920, 1080],
  [1200, 900],
  [900, 1200],
  [6000, 1000],
  [1500, 1000],
  [400, 2000],
] as const

function mixed(text: StoryText): GalleryProps {
  const pictures = shapes.map(([width, height], at) => ({
    href: picture(at * 28, width, height),
    src: picture(at * 28, width / 4, height / 4),
    width,
    height,
    alt: text('تپه‌ها', 'Hills'),
    ...(at % 3 === 1 && { caption: text(long.fa, long.en) }),
    ...(at % 3 === 2 && { caption: text('در سپیده‌دم', 'At dawn') }),
  }))
  return { ...album(text), pictures }
}

export const Mixed = story(mixed, { parameters: { sheet: { width: 1024 } } })

export const MixedOnAPhone = story(mixed, { parameters: { sheet: { width: 360 } } })

/** An album of which the page has 60 pictures; the others are there at once. */
function large(text: StoryText, count = 3000, first = 0): GalleryProps {
  const size = 60
  const number = (value: number) => value.toLocaleString(text('fa-IR', 'en-CA'))
  const picturesOf = (part: number) =>
    Array.from({ length: Math.min(size, count - part * size) }, (_, at) => {
      const index = part * size + at
      const [width, height] = shapes[index % shapes.length] ?? [3, 2]
      return {
        href: `${picture((index % 12) * 30, width, height)}#${index}`,
        src: picture((index % 12) * 30, width / 10, height / 10),
        width,
        height,
        alt: text(`عکس ${number(index + 1)}`, `Picture ${number(index + 1)}`),
      }
    })
  return {
    ...album(text),
    pictures: picturesOf(first),
    parts: {
      count,
      size,
      first,
      load: async (part) => picturesOf(part),
      href: (part) => `?page=${part + 1}`,
      name: (from, to) =>
        text(`عکس‌های ${number(from)} تا ${number(to)}`, `Pictures ${number(from)} to ${number(to)}`),
      memory: { read: () => undefined, write: () => {} },
    },
  }
}

export const Large = story(large, {
  parameters: { layout: 'fullscreen', sheet: { width: 1024, screen: 640 } },
})

/** Its third part, which is its last and not full. */
export const LaterPart = story((text) => large(text, 150, 2), { parameters: { sheet: { width: 1024 } } })

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
