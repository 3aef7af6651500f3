import type { Language } from '@islamic-centre/i18n/locales'
import { Announcements } from '../home/announcements.tsx'
import { About, Beliefs, Book, Services } from '../home/centre.tsx'
import { Hero } from '../home/hero.tsx'
import { Adverts, UsefulLinks } from '../home/links.tsx'
import { pageOf } from '../home/page.ts'
import { Player } from '../home/player.tsx'
import { TodaysTable } from '../home/todays-table.tsx'
import { UpcomingEvents } from '../home/upcoming-events.tsx'
import { heroWords, pick } from '../home/words.ts'

/** The home page: server components, and client components for what is interactive. */
export function HomePage({ language }: { language: Language }) {
  const page = pageOf(language)
  const { home, words, t } = page
  const { banner, prayer, methodName, announcements, channel, sounds } = home
  return (
    <>
      <Hero {...{ banner, prayer, language }} name={t('site.name')} words={pick(words, ...heroWords)} />
      <TodaysTable
        {...{ prayer, methodName, language }}
        words={pick(words, 'prayer', 'times', 'cities', 'timetable')}
      />
      <UpcomingEvents page={page} />
      <Announcements
        {...{ announcements, channel, language }}
        words={pick(words, 'announcements', 'carousel')}
      />
      <Book page={page} />
      <Services page={page} />
      <Beliefs page={page} />
      <About page={page} />
      <Player {...{ sounds, language }} words={pick(words, 'audio')} />
      <Adverts page={page} />
      <UsefulLinks page={page} />
    </>
  )
}
