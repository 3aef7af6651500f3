import { Card } from '../card/index.ts'
import { longWord, slideLabels, whenLive } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { Carousel, type CarouselProps } from './index.ts'

const keyboard: Keyboard = [
  ['← →', 'in the row: to the previous and the next slide, in the direction of the page'],
  ['Tab', 'into the slide that is shown; autoplay pauses while the focus is inside'],
]

export default { component: Carousel, parameters: { keyboard } }

const story = statesOf(Carousel)

function standard(text: StoryText): CarouselProps {
  const words = [
    text('ثبت‌نام کلاس‌ها آغاز شد', 'Registration for classes is open'),
    text('ساعت تازه نماز جمعه', 'New hour of the Friday prayer'),
    text('دیدار با خانواده‌های تازه‌وارد', 'Meeting newly arrived families'),
  ]
  return {
    autoplay: 0,
    labels: slideLabels(text),
    slides: words.map((heading) => (
      <Card key={heading} heading={heading} meta={text('۳۰ آبان ۱۴۰۵', '21 November 2026')}>
        {text('جزئیات در دفتر کانون.', 'Details at the office of the centre.')}
      </Card>
    )),
  }
}

function unequal(text: StoryText): CarouselProps {
  return {
    ...standard(text),
    slides: [
      ...standard(text).slides.slice(0, 1),
      <Card
        key="long"
        heading={text('برنامه ماه رمضان', 'The programme of Ramadan')}
        meta={text('۳۰ آبان ۱۴۰۵', '21 November 2026')}
      >
        {Array.from({ length: 5 }, (_, at) => (
          <p key={at.toString()}>
            {text(
              'هر شب پس از نماز مغرب و عشا سفره افطار پهن است و پس از آن سخنرانی و دعا برگزار می‌شود.',
              'Every evening, after the Maghrib and Isha prayers, iftar is served; a lecture and supplications follow.',
            )}
          </p>
        ))}
      </Card>,
    ],
  }
}

export const Standard = story(standard, { play: whenLive })

export const MovesByItself = story((text) => ({ ...standard(text), autoplay: 5000 }), {
  play: whenLive,
})

export const OneSlide = story((text) => ({
  ...standard(text),
  slides: standard(text).slides.slice(0, 1),
}))

export const WithoutArrows = story((text) => ({ ...standard(text), arrows: false }), {
  play: whenLive,
})

/** As high as the current card; the second one is much longer. */
export const Unequal = story(unequal, { play: whenLive, parameters: { sheet: { width: 360 } } })

/** With autoplay every card is as high as the highest one, with its text in the middle. */
export const UnequalMovesByItself = story((text) => ({ ...unequal(text), autoplay: 5000 }), {
  play: whenLive,
  parameters: { sheet: { width: 360 } },
})

export const Phone = story((text) => ({ ...standard(text), autoplay: 5000 }), {
  play: whenLive,
  parameters: { sheet: { width: 360 } },
})

export const LongWordOnAPhone = story(
  (text) => ({
    ...standard(text),
    slides: [<Card key="word" heading={longWord(text)} />, ...standard(text).slides],
  }),
  { play: whenLive, parameters: { sheet: { width: 360 } } },
)
