import { longWord } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { Section, SectionHeader, type SectionProps } from './index.ts'

export default { component: Section, parameters: { layout: 'fullscreen' } }

const story = statesOf(Section)
const headerStory = statesOf(SectionHeader)

function paper(say: Say): SectionProps {
  return {
    heading: say('برنامه‌ها', 'Events'),
    lead: say('آنچه در روزهای آینده در کانون می‌گذرد.', 'What happens at the centre in the days to come.'),
    action: { label: say('همه برنامه‌ها', 'All events'), href: say('/fa/events', '/ca/events') },
    children: (
      <p>
        {say(
          'درهای کانون هر روز از ساعت ۱۰ تا پس از نماز عشا باز است.',
          'The doors of the centre are open every day from 10 a.m. until after the Isha prayer.',
        )}
      </p>
    ),
  }
}

export const Paper = story(paper)

export const Tint = story((say) => ({ ...paper(say), ground: 'tint' }))

export const Teal = story((say) => ({ ...paper(say), ground: 'teal', ornament: 'corner' }))

export const Frieze = story((say) => ({ ...paper(say), ground: 'tint', ornament: 'frieze' }))

export const WithoutHeading = story((say) => ({ children: paper(say).children }))

export const LongHeadingOnAPhone = story(
  (say) => ({
    ...paper(say),
    heading: say(
      'سخنرانی‌ها، دعاها و تلاوت‌های ماه مبارک رمضان',
      'Lectures, supplications and recitations of the month of Ramadan',
    ),
  }),
  { parameters: { layout: 'fullscreen', sheet: { width: 360 } } },
)

export const HeaderAlone = headerStory(
  (say) => ({
    heading: say('خدمات', 'Services'),
    action: { label: say('همه خدمات', 'All services'), href: say('/fa/services', '/ca/services') },
  }),
  { parameters: { layout: 'padded' } },
)

export const LongWordOnAPhone = story((say) => ({ ...paper(say), headingLevel: 1, heading: longWord(say) }), {
  parameters: { layout: 'fullscreen', sheet: { width: 360 } },
})
