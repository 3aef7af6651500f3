import { type StoryText, statesOf } from '../catalogue/story.ts'
import { CopyLink, Share } from './index.ts'

export default { component: Share, parameters: { sheet: { width: 560 } } }

const shareStory = statesOf(Share)
const copyStory = statesOf(CopyLink)

const copying = (text: StoryText) => ({
  copied: text('پیوند رونوشت شد.', 'Link copied.'),
  byHand: text('پیوند را از این‌جا بردارید', 'Copy the link from here'),
})

export const Standard = shareStory((text) => ({
  title: text('برنامه محرم', 'Muharram programme'),
  address: 'https://example.org/fa/events/muharram',
  labels: { ...copying(text), share: text('هم‌رسانی', 'Share') },
}))

const link = (text: StoryText) => ({
  address: 'https://example.org/fa/events/muharram',
  labels: { ...copying(text), copy: text('رونوشت پیوند', 'Copy the link') },
})

export const Link = copyStory(link)

/** A play function: presses the button with this result of the clipboard, and resolves when the result is shown. */
function pressed(write: () => Promise<void>, shows: string) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    canvasElement.querySelector('button')?.click()
    while (!canvasElement.querySelector(shows)) await new Promise(requestAnimationFrame)
    if (real) Object.defineProperty(navigator, 'clipboard', real)
  }
}

export const Copied = copyStory(link, {
  play: pressed(() => Promise.resolve(), '.ui-share__status:not(:empty)'),
})

export const Refused = copyStory(link, {
  play: pressed(() => Promise.reject(new DOMException('', 'NotAllowedError')), 'input'),
})
