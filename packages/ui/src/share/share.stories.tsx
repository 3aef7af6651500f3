import { type Say, statesOf } from '../catalogue/story.ts'
import { CopyLink, Share } from './index.ts'

export default { component: Share, parameters: { sheet: { width: 560 } } }

const shareStory = statesOf(Share)
const copyStory = statesOf(CopyLink)

const copying = (say: Say) => ({
  copied: say('پیوند رونوشت شد.', 'Link copied.'),
  byHand: say('پیوند را از این‌جا بردارید', 'Copy the link from here'),
})

export const Standard = shareStory((say) => ({
  title: say('برنامه محرم', 'Muharram programme'),
  address: 'https://example.org/fa/events/muharram',
  labels: { ...copying(say), share: say('هم‌رسانی', 'Share') },
}))

const link = (say: Say) => ({
  address: 'https://example.org/fa/events/muharram',
  labels: { ...copying(say), copy: say('رونوشت پیوند', 'Copy the link') },
})

export const Link = copyStory(link)

/** A play function: presses while the clipboard answers so, and settles when that shows. */
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
