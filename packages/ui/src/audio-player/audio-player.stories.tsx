import { nothing } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { Segmented } from '../segmented/index.ts'
import { AudioPlayer, type AudioPlayerLabels, type AudioPlayerProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'to the buttons, the position and the volume, in this order'],
  ['← →', 'on the position: five seconds back and on, from left to right in every language'],
  ['Home, End', 'on the position: to the beginning and the end'],
  ['Media keys', 'play, pause, previous, next'],
]

export default { component: AudioPlayer, parameters: { keyboard } }

const story = statesOf(AudioPlayer)

function labels(text: StoryText): AudioPlayerLabels {
  return {
    region: text('پخش‌کننده', 'Player'),
    play: text('پخش', 'Play'),
    pause: text('مکث', 'Pause'),
    next: text('قطعه بعدی', 'Next track'),
    previous: text('قطعه قبلی', 'Previous track'),
    seek: text('جای پخش', 'Position'),
    position: (passed, whole) => text(`${passed} از ${whole}`, `${passed} of ${whole}`),
    volume: text('بلندی صدا', 'Volume'),
    mute: text('بی‌صدا', 'Mute'),
    unmute: text('با صدا', 'Unmute'),
    speed: text('سرعت', 'Speed'),
    rate: (rate) => `${rate.toLocaleString(text('fa-IR', 'en-CA'))}×`,
    list: text('فهرست قطعه‌ها', 'Tracks'),
  }
}

function paused(text: StoryText): AudioPlayerProps {
  const two = { minimumIntegerDigits: 2, useGrouping: false }
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    value.toLocaleString(text('fa-IR', 'en-CA'), options)
  return {
    tracks: [
      {
        id: '1',
        title: text('سوره یس', 'Surah Ya-Sin'),
        detail: text('تلاوت', 'Recitation'),
        duration: text('۱۲:۴۱', '12:41'),
      },
      {
        id: '2',
        title: text('دعای کمیل', 'Dua Kumayl'),
        detail: text('دعا', 'Supplication'),
        duration: text('۳۴:۱۰', '34:10'),
      },
      { id: '3', title: text('زیارت عاشورا', 'Ziyarat Ashura') },
    ],
    index: 0,
    playing: false,
    position: 30,
    duration: 120,
    volume: 0.5,
    rate: 1,
    formatTime: (seconds) =>
      `${number(Math.floor(seconds / 60), two)}:${number(Math.floor(seconds % 60), two)}`,
    onToggle: nothing,
    onPrevious: nothing,
    onNext: nothing,
    onSeek: nothing,
    onVolume: nothing,
    onMute: nothing,
    onRate: nothing,
    onSelect: nothing,
    labels: labels(text),
  }
}

export const Paused = story(paused)

export const Playing = story((text) => ({
  ...paused(text),
  playing: true,
  index: 1,
  position: 96,
  rate: 1.5,
  tools: (
    <Segmented
      label={text('زبان فهرست', 'Language of the list')}
      options={[
        { value: 'fa', label: text('فارسی', 'Persian') },
        { value: 'en', label: text('انگلیسی', 'English') },
      ]}
      value="fa"
      onChange={nothing}
    />
  ),
}))

export const Loading = story((text) => ({
  ...paused(text),
  duration: 0,
  position: 0,
  muted: true,
}))

export const Failed = story((text) => ({
  ...paused(text),
  notice: text('این قطعه پخش نشد.', 'This track could not be played.'),
}))

export const LongTitles = story(
  (text) => ({
    ...paused(text),
    tracks: [
      {
        id: '1',
        title: text(
          'سخنرانی شب بیست‌ویکم ماه مبارک رمضان درباره خطبه همّام و نشانه‌های پرهیزگاران',
          'Lecture on the twenty-first night of Ramadan: the sermon to Hammam and the signs of the God-fearing',
        ),
        detail: text('سخنرانی، همراه با پرسش و پاسخ', 'Lecture, with questions and answers'),
        duration: text('۱:۰۲:۴۵', '1:02:45'),
      },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const OneTrack = story((text) => ({ ...paused(text), tracks: paused(text).tracks.slice(0, 1) }))

export const Empty = story(
  (text) => ({
    ...paused(text),
    tracks: [],
    duration: 0,
    position: 0,
    notice: text('هنوز چیزی برای شنیدن نیست.', 'There is nothing to listen to yet.'),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Many = story((text) => ({
  ...paused(text),
  tracks: Array.from({ length: 5 }, (_, round) =>
    paused(text).tracks.map((track) => ({ ...track, id: `${round}-${track.id}` })),
  ).flat(),
}))
