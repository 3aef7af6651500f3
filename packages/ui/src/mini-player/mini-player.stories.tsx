import { nothing } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { MiniPlayer, type MiniPlayerProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'to the buttons and the position'],
  ['← →', 'on the position: back and on'],
]

export default { component: MiniPlayer, parameters: { keyboard } }

const story = statesOf(MiniPlayer)

function playing(text: StoryText): MiniPlayerProps {
  const number = (value: number) =>
    Math.floor(value).toLocaleString(text('fa-IR', 'en-CA'), { minimumIntegerDigits: 2, useGrouping: false })
  return {
    title: text('سوره یس', 'Surah Ya-Sin'),
    detail: text('قاری مهمان', 'Guest reciter'),
    playing: true,
    position: 96,
    duration: 761,
    formatTime: (seconds) => `${number(seconds / 60)}:${number(seconds % 60)}`,
    onToggle: nothing,
    onSeek: nothing,
    onClose: nothing,
    labels: {
      region: text('در حال پخش', 'Now playing'),
      play: text('پخش', 'Play'),
      pause: text('مکث', 'Pause'),
      seek: text('جای پخش', 'Position'),
      position: (passed, whole) => text(`${passed} از ${whole}`, `${passed} of ${whole}`),
      close: text('بستن پخش‌کننده', 'Close the player'),
    },
  }
}

const phone = { parameters: { layout: 'fullscreen', sheet: { width: 360 } } } as const

export const Playing = story(playing, { parameters: { layout: 'fullscreen' } })

export const OnAPhone = story((text) => ({ ...playing(text), playing: false }), phone)

export const GoOn = story(
  (text) => ({
    ...playing(text),
    resume: { label: text('ادامه از ۱۲:۳۰', 'Go on from 12:30'), onResume: nothing },
  }),
  { parameters: { layout: 'fullscreen' } },
)

export const GoOnOnAPhone = story(
  (text) => ({
    ...playing(text),
    title: text(
      'سخنرانی شب بیست‌ویکم ماه مبارک رمضان درباره خطبه همّام و نشانه‌های پرهیزگاران',
      'Lecture on the twenty-first night of Ramadan: the sermon to Hammam and the signs of the God-fearing',
    ),
    resume: { label: text('ادامه از ۱۲:۳۰', 'Go on from 12:30'), onResume: nothing },
  }),
  phone,
)

export const LoadingOnAPhone = story((text) => ({ ...playing(text), position: 0, duration: 0 }), phone)
