import { nothing } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { Segmented } from '../segmented/index.ts'
import { AudioPlayer, type AudioPlayerLabels, type AudioPlayerProps } from './index.ts'

export default { component: AudioPlayer }

const story = statesOf(AudioPlayer)

function labels(say: Say): AudioPlayerLabels {
  return {
    region: say('پخش‌کننده', 'Player'),
    play: say('پخش', 'Play'),
    pause: say('مکث', 'Pause'),
    next: say('قطعه بعدی', 'Next track'),
    previous: say('قطعه قبلی', 'Previous track'),
    seek: say('جای پخش', 'Position'),
    position: (passed, whole) => say(`${passed} از ${whole}`, `${passed} of ${whole}`),
    volume: say('بلندی صدا', 'Volume'),
    mute: say('بی‌صدا', 'Mute'),
    unmute: say('با صدا', 'Unmute'),
    speed: say('سرعت', 'Speed'),
    rate: (rate) => `${rate.toLocaleString(say('fa-IR', 'en-CA'))}×`,
    list: say('فهرست قطعه‌ها', 'Tracks'),
  }
}

function paused(say: Say): AudioPlayerProps {
  const two = { minimumIntegerDigits: 2, useGrouping: false }
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    value.toLocaleString(say('fa-IR', 'en-CA'), options)
  return {
    tracks: [
      {
        id: '1',
        title: say('سوره یس', 'Surah Ya-Sin'),
        detail: say('تلاوت', 'Recitation'),
        duration: say('۱۲:۴۱', '12:41'),
      },
      {
        id: '2',
        title: say('دعای کمیل', 'Dua Kumayl'),
        detail: say('دعا', 'Supplication'),
        duration: say('۳۴:۱۰', '34:10'),
      },
      { id: '3', title: say('زیارت عاشورا', 'Ziyarat Ashura') },
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
    labels: labels(say),
  }
}

export const Paused = story(paused)

export const Playing = story((say) => ({
  ...paused(say),
  playing: true,
  index: 1,
  position: 96,
  rate: 1.5,
  tools: (
    <Segmented
      label={say('زبان فهرست', 'Language of the list')}
      options={[
        { value: 'fa', label: say('فارسی', 'Persian') },
        { value: 'en', label: say('انگلیسی', 'English') },
      ]}
      value="fa"
      onChange={nothing}
    />
  ),
}))

export const Loading = story((say) => ({
  ...paused(say),
  duration: 0,
  position: 0,
  muted: true,
}))

export const Failed = story((say) => ({
  ...paused(say),
  notice: say('این قطعه پخش نشد.', 'This track could not be played.'),
}))

export const LongTitles = story(
  (say) => ({
    ...paused(say),
    tracks: [
      {
        id: '1',
        title: say(
          'سخنرانی شب بیست‌ویکم ماه مبارک رمضان درباره خطبه همّام و نشانه‌های پرهیزگاران',
          'Lecture on the twenty-first night of Ramadan: the sermon to Hammam and the signs of the God-fearing',
        ),
        detail: say('سخنرانی، همراه با پرسش و پاسخ', 'Lecture, with questions and answers'),
        duration: say('۱:۰۲:۴۵', '1:02:45'),
      },
    ],
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const OneTrack = story((say) => ({ ...paused(say), tracks: paused(say).tracks.slice(0, 1) }))

export const Empty = story(
  (say) => ({
    ...paused(say),
    tracks: [],
    duration: 0,
    position: 0,
    notice: say('هنوز چیزی برای شنیدن نیست.', 'There is nothing to listen to yet.'),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Many = story((say) => ({
  ...paused(say),
  tracks: Array.from({ length: 5 }, (_, round) =>
    paused(say).tracks.map((track) => ({ ...track, id: `${round}-${track.id}` })),
  ).flat(),
}))
