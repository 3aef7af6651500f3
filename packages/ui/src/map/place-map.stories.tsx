import { nothing } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { PlaceMap, type PlaceMapProps } from './index.ts'

export default { component: PlaceMap, parameters: { sheet: { width: 400 } } }

const story = statesOf(PlaceMap)

const asked = (text: StoryText): PlaceMapProps => ({
  latitude: 43.6532,
  longitude: -79.3832,
  title: text('تورنتو، خیابان نمونه، شماره ۱۲', '12 Example Street, Toronto'),
  shown: false,
  onShow: nothing,
  labels: {
    show: text('نشان دادن نقشه', 'Show the map'),
    contacts: text(
      'نقشه از اوپن‌استریت‌مپ می‌آید و مرورگر شما به آن وصل می‌شود.',
      'The map comes from OpenStreetMap: showing it connects your browser there.',
    ),
    open: text('مسیریابی', 'Directions'),
  },
})

export const OnRequest = story(asked)

export const OnTeal = story(asked, { around: onTeal, play: focusOn('button') })
