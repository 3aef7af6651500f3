import { languages, locales } from '@islamic-centre/i18n/locales'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import type { Sounds } from '../../content/sounds.server.ts'
import { Disclosure } from '../../disclosure.tsx'
import { inItsLanguage } from '../../in-its-language.ts'
import { useLanguage } from '../../words.tsx'
import { SoundPlayer } from './sound-player.tsx'
import './all-sounds.css'

/** Every recitation and lecture: to hear here, and as files, which need no script. */
export function AllSounds({ sounds }: { sounds: Sounds }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const filled = languages.filter((it) => sounds[it].length > 0)
  if (filled.length === 0) return null
  return (
    <Section className="all-sounds">
      <h2 className="ui-visually-hidden">{t('audio.title')}</h2>
      <SoundPlayer name="all" sounds={sounds} />
      <Disclosure name={t('lectures.files')}>
        <div className="all-sounds__files">
          {filled.map((it) => (
            <ul key={it} aria-label={locales[it].name} {...inItsLanguage(it, language)}>
              {sounds[it].map(({ id, title, src }) => (
                <li key={id}>
                  <Link variant="quiet" href={src} download>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Disclosure>
    </Section>
  )
}
