import { LinkButton } from '../button/index.ts'
import { longWord } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { SearchIcon } from '../icon/navigation.tsx'
import { CalendarIcon } from '../icon/signs.tsx'
import { Link } from '../link/index.ts'
import { EmptyState, type EmptyStateProps } from './index.ts'

export default { component: EmptyState }

const story = statesOf(EmptyState)

function standard(say: Say): EmptyStateProps {
  return {
    sign: <CalendarIcon />,
    heading: say('برنامه‌ای در پیش نیست', 'No events are coming up'),
    children: say(
      'برنامه‌های تازه همین‌جا اعلام می‌شود.',
      'New events are announced here as soon as they are set.',
    ),
    action: (
      <LinkButton variant="secondary" href={say('/fa/events/past', '/ca/events/past')}>
        {say('برنامه‌های گذشته', 'Past events')}
      </LinkButton>
    ),
  }
}

export const Standard = story(standard)

export const HeadingAlone = story((say) => ({
  heading: say('هنوز عکسی این‌جا نیست', 'There are no photos here yet'),
}))

export const Phone = story(
  (say) => ({
    sign: <SearchIcon />,
    heading: say('چیزی پیدا نشد', 'Nothing found'),
    children: say(
      'شاید با واژه‌ای کوتاه‌تر یا بی‌نشانه‌ها پیدا شود.',
      'A shorter word, or another spelling, may find it.',
    ),
    action: (
      <>
        <Link variant="action" href={say('/fa/events', '/ca/events')}>
          {say('رویدادها', 'Events')}
        </Link>
        <Link variant="action" href={say('/fa/lectures', '/ca/lectures')}>
          {say('سخنرانی‌ها', 'Lectures')}
        </Link>
      </>
    ),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const LongWord = story((say) => ({ ...standard(say), heading: longWord(say) }), {
  parameters: { sheet: { width: 360 } },
})
