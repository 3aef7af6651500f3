import { Card } from '../card/index.ts'
import { longWord, slideLabels, whenLive } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { Carousel, type CarouselProps } from './index.ts'

export default { component: Carousel }

const story = statesOf(Carousel)

function standard(say: Say): CarouselProps {
  const words = [
    say('ثبت‌نام کلاس‌ها آغاز شد', 'Registration for classes is open'),
    say('ساعت تازه نماز جمعه', 'New hour of the Friday prayer'),
    say('دیدار با خانواده‌های تازه‌وارد', 'Meeting newly arrived families'),
  ]
  return {
    autoplay: 0,
    labels: slideLabels(say),
    slides: words.map((heading) => (
      <Card key={heading} heading={heading} meta={say('۳۰ آبان ۱۴۰۵', '21 November 2026')}>
        {say('جزئیات در دفتر کانون.', 'Details at the office of the centre.')}
      </Card>
    )),
  }
}

function unequal(say: Say): CarouselProps {
  return {
    ...standard(say),
    slides: [
      ...standard(say).slides.slice(0, 1),
      <Card
        key="long"
        heading={say('برنامه ماه رمضان', 'The programme of Ramadan')}
        meta={say('۳۰ آبان ۱۴۰۵', '21 November 2026')}
      >
        {Array.from({ length: 5 }, (_, at) => (
          <p key={at.toString()}>
            {say(
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

export const MovesByItself = story((say) => ({ ...standard(say), autoplay: 5000 }), {
  play: whenLive,
})

export const OneSlide = story((say) => ({
  ...standard(say),
  slides: standard(say).slides.slice(0, 1),
}))

export const WithoutArrows = story((say) => ({ ...standard(say), arrows: false }), {
  play: whenLive,
})

/** As high as the card that is shown; the second is much longer. */
export const Unequal = story(unequal, { play: whenLive, parameters: { sheet: { width: 360 } } })

/** Nothing jumps: every card is as high as the highest, its words in the middle. */
export const UnequalMovesByItself = story((say) => ({ ...unequal(say), autoplay: 5000 }), {
  play: whenLive,
  parameters: { sheet: { width: 360 } },
})

export const Phone = story((say) => ({ ...standard(say), autoplay: 5000 }), {
  play: whenLive,
  parameters: { sheet: { width: 360 } },
})

export const LongWordOnAPhone = story(
  (say) => ({
    ...standard(say),
    slides: [<Card key="word" heading={longWord(say)} />, ...standard(say).slides],
  }),
  { play: whenLive, parameters: { sheet: { width: 360 } } },
)
