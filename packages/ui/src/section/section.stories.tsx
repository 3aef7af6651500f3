import { longWord } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { Section, SectionHeader, type SectionProps } from './index.ts'

export default { component: Section, parameters: { layout: 'fullscreen' } }

const story = statesOf(Section)
const headerStory = statesOf(SectionHeader)

function paper(text: StoryText): SectionProps {
  return {
    heading: text('برنامه‌ها', 'Events'),
    lead: text('آنچه در روزهای آینده در کانون می‌گذرد.', 'What happens at the centre in the days to come.'),
    action: { label: text('همه برنامه‌ها', 'All events'), href: text('/fa/events', '/ca/events') },
    children: (
      <p>
        {text(
          'درهای کانون هر روز از ساعت ۱۰ تا پس از نماز عشا باز است.',
          'The doors of the centre are open every day from 10 a.m. until after the Isha prayer.',
        )}
      </p>
    ),
  }
}

export const Paper = story(paper)

export const Tint = story((text) => ({ ...paper(text), ground: 'tint' }))

export const Teal = story((text) => ({ ...paper(text), ground: 'teal', ornament: 'corner' }))

export const Frieze = story((text) => ({ ...paper(text), ground: 'tint', ornament: 'frieze' }))

export const WithoutHeading = story((text) => ({ children: paper(text).children }))

export const LongHeadingOnAPhone = story(
  (text) => ({
    ...paper(text),
    heading: text(
      'سخنرانی‌ها، دعاها و تلاوت‌های ماه مبارک رمضان',
      'Lectures, supplications and recitations of the month of Ramadan',
    ),
  }),
  { parameters: { layout: 'fullscreen', sheet: { width: 360 } } },
)

export const HeaderAlone = headerStory(
  (text) => ({
    heading: text('خدمات', 'Services'),
    action: { label: text('همه خدمات', 'All services'), href: text('/fa/services', '/ca/services') },
  }),
  { parameters: { layout: 'padded' } },
)

export const LongWordOnAPhone = story(
  (text) => ({ ...paper(text), headingLevel: 1, heading: longWord(text) }),
  {
    parameters: { layout: 'fullscreen', sheet: { width: 360 } },
  },
)
