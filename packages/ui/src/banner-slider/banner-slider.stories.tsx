import { picture, slideLabels, whenLive } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { BannerSlider, type BannerSliderProps } from './index.ts'

const keyboard: Keyboard = [
  ['← →', 'in the row: to the previous and the next slide, in the direction of the page'],
  ['Tab', 'into the slide that is shown; autoplay pauses while the focus is inside'],
]

export default { component: BannerSlider, parameters: { keyboard } }

const story = statesOf(BannerSlider)

const size = { width: 1600, height: 900 }

function standard(text: StoryText): BannerSliderProps {
  return {
    autoplay: 0,
    labels: { ...slideLabels(text), thumbnails: text('همه تصویرها', 'All pictures') },
    slides: [
      {
        ...size,
        src: picture(180),
        alt: text('تپه‌ها در سپیده‌دم', 'Hills at dawn'),
        title: text('نماز جماعت هر جمعه', 'Congregational prayer every Friday'),
        text: text('در تالار اصلی، از ساعت ۱۲:۳۰', 'In the main hall, from 12:30'),
        href: text('/fa/events', '/ca/events'),
      },
      {
        ...size,
        src: picture(30),
        alt: text('تپه‌ها در غروب', 'Hills at sunset'),
        title: text('کلاس‌های آخر هفته', 'Weekend classes'),
      },
      { ...size, src: picture(260), alt: text('تپه‌ها در شب', 'Hills by night') },
    ],
  }
}

export const Standard = story(standard, { play: whenLive })

export const MovesByItself = story((text) => ({ ...standard(text), autoplay: 5000 }), {
  play: whenLive,
})

export const OnePicture = story((text) => ({
  ...standard(text),
  slides: standard(text).slides.slice(0, 1),
}))

/** A poster is shown whole. */
export const Poster = story(
  (text) => ({
    ...standard(text),
    fit: 'contain',
    ratio: '3/2',
    slides: [
      {
        src: picture(150, 600, 800),
        width: 600,
        height: 800,
        alt: text('آگهی کلاس قرآن', 'Notice of the Quran class'),
        href: '#',
      },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const ManyOnAPhone = story(
  (text) => ({
    ...standard(text),
    slides: [20, 60, 100, 140, 180, 220, 260, 300].map((hue, at) => ({
      ...size,
      src: picture(hue),
      alt: text('تپه‌ها', 'Hills'),
      title:
        at === 0
          ? text(
              'برنامه ویژه شب‌های قدر همراه با سخنرانی، دعا و افطار برای همه خانواده‌ها',
              'Special programme for the Nights of Qadr, with a lecture, prayers and iftar for every family',
            )
          : undefined,
    })),
  }),
  { play: whenLive, parameters: { sheet: { width: 360 } } },
)
