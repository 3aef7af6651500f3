import { LinkButton } from '../button/index.ts'
import { longWord } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { SearchIcon } from '../icon/navigation.tsx'
import { CalendarIcon } from '../icon/signs.tsx'
import { Link } from '../link/index.ts'
import { EmptyState, type EmptyStateProps } from './index.ts'

export default { component: EmptyState }

const story = statesOf(EmptyState)

function standard(text: StoryText): EmptyStateProps {
  return {
    sign: <CalendarIcon />,
    heading: text('برنامه‌ای در پیش نیست', 'No events are coming up'),
    children: text(
      'برنامه‌های تازه همین‌جا اعلام می‌شود.',
      'New events are announced here as soon as they are set.',
    ),
    action: (
      <LinkButton variant="secondary" href={text('/fa/events/past', '/ca/events/past')}>
        {text('برنامه‌های گذشته', 'Past events')}
      </LinkButton>
    ),
  }
}

export const Standard = story(standard)

export const HeadingAlone = story((text) => ({
  heading: text('هنوز عکسی این‌جا نیست', 'There are no photos here yet'),
}))

export const Phone = story(
  (text) => ({
    sign: <SearchIcon />,
    heading: text('چیزی پیدا نشد', 'Nothing found'),
    children: text(
      'شاید با واژه‌ای کوتاه‌تر یا بی‌نشانه‌ها پیدا شود.',
      'A shorter word, or another spelling, may find it.',
    ),
    action: (
      <>
        <Link variant="action" href={text('/fa/events', '/ca/events')}>
          {text('رویدادها', 'Events')}
        </Link>
        <Link variant="action" href={text('/fa/lectures', '/ca/lectures')}>
          {text('سخنرانی‌ها', 'Lectures')}
        </Link>
      </>
    ),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const LongWord = story((text) => ({ ...standard(text), heading: longWord(text) }), {
  parameters: { sheet: { width: 360 } },
})
