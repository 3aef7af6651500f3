import { langAttributes } from '../../../../apps/web/app/i18n/lang-attributes.ts'
import { pagePath } from '../../../../apps/web/app/paths/site-pages.ts'
import { EventList, Markdown, Section } from './kit.ts'
import { moreOf } from './more-link.tsx'
import type { Page } from './page.ts'

/** The editor's text about upcoming events, and the next dates. */
export function UpcomingEvents({ page: { t, language, home } }: { page: Page }) {
  const { mainEvent: main, events } = home.shown.blocks
  const text = main?.html?.text
  return (
    <Section
      heading={main?.title ?? t('events.title')}
      ground="tint"
      action={{ label: moreOf(t, t('events.title')), href: pagePath(language, 'events') }}
    >
      <div className="ui-grid">
        {main && text && (
          <Markdown className="ui-span-5" html={text} {...langAttributes(main.language, language)} />
        )}
        <EventList
          className={text ? 'ui-span-7' : 'ui-span-8'}
          events={events.map(({ id, title, href, date, when, place }) => ({
            ...{ id, title, href, date },
            detail: [when, place].filter(Boolean).join(' · '),
          }))}
        />
      </div>
    </Section>
  )
}
