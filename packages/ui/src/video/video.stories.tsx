import { picture } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn } from '../catalogue/surroundings.tsx'
import { Video, type VideoProps } from './index.ts'

const keyboard: Keyboard = [['Enter', 'starts the video in its place']]

export default { component: Video, parameters: { keyboard, sheet: { width: 560 } } }

const story = statesOf(Video)

function onYoutube(text: StoryText): VideoProps {
  const names = {
    youtube: text('یوتیوب', 'YouTube'),
    vimeo: text('ویمیو', 'Vimeo'),
    aparat: text('آپارات', 'Aparat'),
  }
  return {
    address: 'https://youtu.be/dQw4w9WgXcQ',
    title: text('سخنرانی شب نیمه شعبان', 'Lecture on the night of mid-Sha‘ban'),
    poster: { src: picture(200) },
    labels: {
      play: (title) => text(`پخش: ${title}`, `Play: ${title}`),
      open: (title) => text(`${title}، در سایتی دیگر`, `${title}, on another site`),
      contacts: (provider) =>
        text(
          `با پخش این ویدئو، مرورگر شما به ${names[provider]} وصل می‌شود.`,
          `Playing this video connects your browser to ${names[provider]}.`,
        ),
    },
  }
}

export const OfAProvider = story(onYoutube)

export const WithoutAPoster = story((text) => ({
  ...onYoutube(text),
  address: 'https://www.aparat.com/v/aBc12',
  poster: undefined,
}))

export const OwnFile = story((text) => ({ ...onYoutube(text), address: '/uploads/lecture.mp4' }), {
  // The spinner of the browser's controls would differ in every screenshot.
  play: ({ canvasElement }) => canvasElement.querySelector('video')?.removeAttribute('controls'),
})

export const Elsewhere = story((text) => ({ ...onYoutube(text), address: 'https://example.org/lecture' }), {
  play: focusOn('a'),
})

export const NoAddress = story((text) => ({ ...onYoutube(text), address: 'javascript:alert(1)' }), {
  parameters: { sheet: { width: 360 } },
})

export const LongTitle = story(
  (text) => ({
    ...onYoutube(text),
    title: text(
      'سخنرانی شب بیست‌ویکم ماه مبارک رمضان درباره خطبه همّام و نشانه‌های پرهیزگاران',
      'Lecture on the twenty-first night of Ramadan: the sermon to Hammam and the signs of the God-fearing',
    ),
  }),
  { parameters: { sheet: { width: 360 } } },
)
