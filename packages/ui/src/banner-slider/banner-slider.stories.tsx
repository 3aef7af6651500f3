import { picture, slideLabels, whenLive } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { BannerSlider, type BannerSliderProps } from './index.ts'

export default { component: BannerSlider }

const story = statesOf(BannerSlider)

const size = { width: 1600, height: 900 }

function standard(say: Say): BannerSliderProps {
  return {
    autoplay: 0,
    labels: { ...slideLabels(say), thumbnails: say('همه تصویرها', 'All pictures') },
    slides: [
      {
        ...size,
        src: picture(180),
        alt: say('تپه‌ها در سپیده‌دم', 'Hills at dawn'),
        title: say('نماز جماعت هر جمعه', 'Congregational prayer every Friday'),
        text: say('در تالار اصلی، از ساعت ۱۲:۳۰', 'In the main hall, from 12:30'),
        href: say('/fa/events', '/ca/events'),
      },
      {
        ...size,
        src: picture(30),
        alt: say('تپه‌ها در غروب', 'Hills at sunset'),
        title: say('کلاس‌های آخر هفته', 'Weekend classes'),
      },
      { ...size, src: picture(260), alt: say('تپه‌ها در شب', 'Hills by night') },
    ],
  }
}

export const Standard = story(standard, { play: whenLive })

export const MovesByItself = story((say) => ({ ...standard(say), autoplay: 5000 }), {
  play: whenLive,
})

export const OnePicture = story((say) => ({
  ...standard(say),
  slides: standard(say).slides.slice(0, 1),
}))

/** A poster is shown whole. */
export const Poster = story(
  (say) => ({
    ...standard(say),
    fit: 'contain',
    ratio: '3/2',
    slides: [
      {
        src: picture(150, 600, 800),
        width: 600,
        height: 800,
        alt: say('آگهی کلاس قرآن', 'Notice of the Quran class'),
        href: '#',
      },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const ManyOnAPhone = story(
  (say) => ({
    ...standard(say),
    slides: [20, 60, 100, 140, 180, 220, 260, 300].map((hue, at) => ({
      ...size,
      src: picture(hue),
      alt: say('تپه‌ها', 'Hills'),
      title:
        at === 0
          ? say(
              'برنامه ویژه شب‌های قدر همراه با سخنرانی، دعا و افطار برای همه خانواده‌ها',
              'Special programme for the Nights of Qadr, with a lecture, prayers and iftar for every family',
            )
          : undefined,
    })),
  }),
  { play: whenLive, parameters: { sheet: { width: 360 } } },
)
