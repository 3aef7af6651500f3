import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { Disclosure } from '@islamic-centre/ui/disclosure'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sounds } from '../../content/types/sounds.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import './recordings.css'

type AllSoundsProps = {
  sounds: Sounds
  /** The slugs of those whose lecture has a card on the page, or on another part of it: they are not listed twice. */
  ownCards: readonly string[]
  /** The site's player with these sounds. */
  player: ReactNode
  /** The filter above the list. */
  filter?: ReactNode
}

/** Recitations and lectures: with a player, and each on a page of its own, where it can be downloaded. */
export function Recordings({ sounds, ownCards, player, filter }: AllSoundsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const filled = languages.filter((it) => sounds[it].length > 0)
  if (filled.length === 0 && !filter) return null
  const filesIn = (it: Language) => sounds[it].filter(({ slug }) => !ownCards.includes(slug))
  const listed = filled.filter((it) => filesIn(it).length > 0)
  return (
    <Section className="all-sounds">
      <h2 className="ui-visually-hidden">{t('audio.title')}</h2>
      {filter}
      {filled.length > 0 && player}
      {listed.length > 0 && (
        <Disclosure summary={t('lectures.list')}>
          <div className="all-sounds__files">
            {listed.map((it) => (
              <ul key={it} aria-label={locales[it].name} {...langAttributes(it, language)}>
                {filesIn(it).map(({ id, slug, title, speaker }) => (
                  <li key={id}>
                    <Link variant="quiet" href={recordPath(language, 'lecture', slug)}>
                      {title}
                    </Link>
                    {speaker && <span className="all-sounds__speaker">{speaker}</span>}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </Disclosure>
      )}
    </Section>
  )
}
