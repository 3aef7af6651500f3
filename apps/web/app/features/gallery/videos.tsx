import { LinkButton } from '@islamic-centre/ui/button'
import { Card } from '@islamic-centre/ui/card'
import { PlayIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import type { Video } from '../../content/galleries.server.ts'
import { inItsLanguage } from '../../in-its-language.ts'
import { useLanguage } from '../../words.tsx'
import './gallery.css'

type Dated<Entry> = Entry & { day: string | undefined }

const hosts = [
  [/(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)vimeo\.com$/, 'vimeo'],
  [/(^|\.)aparat\.com$/, 'aparat'],
] as const

/** The videos: those of the media library play here, the others where they are. */
export function Videos({ videos }: { videos: readonly Dated<Video>[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <h2 className="ui-visually-hidden">{t('nav.gallery')}</h2>
      <div className="ui-grid">
        {videos.map(({ documentId, slug, title, description, cover, day, url, file, language: from }) => (
          <Card
            key={documentId}
            id={slug}
            className="ui-span-half"
            heading={<span {...inItsLanguage(from, language)}>{title}</span>}
            meta={day}
            media={
              file ? (
                // biome-ignore lint/a11y/useMediaCaption: the media library keeps no captions
                <video
                  className="gallery__video"
                  controls
                  preload="none"
                  poster={cover?.src}
                  src={file.url}
                />
              ) : (
                cover && (
                  <img src={cover.src} width={cover.width} height={cover.height} alt="" loading="lazy" />
                )
              )
            }
            actions={!file && url && <WatchElsewhere title={title} url={url} />}
          >
            {description && <p {...inItsLanguage(from, language)}>{description}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}

/** A plain link: nothing is loaded from another site before the visitor goes there. */
function WatchElsewhere({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation()
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const site = hosts.find(([pattern]) => pattern.test(host))?.[1]
  const words = site ? t('gallery.watchOn', { site: t(`gallery.${site}`) }) : t('gallery.watch')
  return (
    <LinkButton
      variant="secondary"
      icon={<PlayIcon />}
      href={url}
      rel="external noopener noreferrer"
      aria-label={`${words}: ${title}`}
    >
      {words}
    </LinkButton>
  )
}
