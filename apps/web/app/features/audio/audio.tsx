import { languages } from '@islamic-centre/i18n/locales'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../content/content.server.ts'
import { useLanguage } from '../../words.tsx'
import { SoundPlayer } from './sound-player.tsx'

/** Recitations and lectures of the home page; the sound itself belongs to the site's player. */
export function Audio({ sounds }: { sounds: HomeContent['sounds'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (languages.every((it) => sounds[it].length === 0)) return null
  return (
    <Section
      ground="tint"
      heading={t('audio.title')}
      action={{ label: t('audio.all'), href: `/${language}/lectures` }}
    >
      <SoundPlayer name="main-page" sounds={sounds} />
    </Section>
  )
}
