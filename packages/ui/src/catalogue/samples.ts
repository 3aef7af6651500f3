import type { SlideLabels } from '../slides/slide-buttons.tsx'
import type { StoryText } from './story.ts'

export const nothing = () => {}

/** A picture as a data: URL, hills under a sky of this hue, so that no story depends on the network. */
export function picture(hue: number, width = 1600, height = 900): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice"><rect width="160" height="90" fill="hsl(${hue} 32% 72%)"/><circle cx="118" cy="26" r="11" fill="hsl(${hue + 40} 60% 88%)"/><path d="M0 62 42 38l30 20 34-26 54 32v26H0Z" fill="hsl(${hue} 28% 46%)"/><path d="m0 76 50-18 40 14 70-20v38H0Z" fill="hsl(${hue} 34% 30%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const digits = (text: StoryText, number: number) => number.toLocaleString(text('fa-IR', 'en-CA'))

export function slideLabels(text: StoryText): SlideLabels {
  return {
    region: text('تازه‌ها', 'What is new'),
    role: text('اسلایدر', 'carousel'),
    slideRole: text('اسلاید', 'slide'),
    next: text('بعدی', 'Next'),
    previous: text('قبلی', 'Previous'),
    pause: text('ایست', 'Pause'),
    play: text('حرکت', 'Play'),
    slide: (position, count) =>
      text(`${digits(text, position)} از ${digits(text, count)}`, `${position} of ${count}`),
  }
}

/** Resolves when the slides of the story can be moved. */
export async function whenLive({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  while (!canvasElement.querySelector('.ui-slides__controls[data-live], .ui-slides[data-live]')) {
    await new Promise(requestAnimationFrame)
  }
}

/** A long word, which must not be broken at the end of a line. */
export const longWord = (text: StoryText) => text('دانش‌آموختگانشان', 'Institutionalisation')
