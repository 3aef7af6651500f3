import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import type { Album } from '../../content/galleries.server.ts'
import { inItsLanguage } from '../../in-its-language.ts'
import { languageOf } from '../../language-of.ts'
import { useLanguage } from '../../words.tsx'
import './gallery.css'

type Dated<Entry> = Entry & { day: string | undefined }

/** The albums one after the other; a picture opens in full size. */
export function Albums({ albums }: { albums: readonly Dated<Album>[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return albums.map(({ documentId, slug, title, description, day, images, language: from }, at) => (
    <Section
      key={documentId}
      id={slug}
      heading={<span {...inItsLanguage(from, language)}>{title}</span>}
      lead={
        <>
          {description && <span {...inItsLanguage(from, language)}>{description} </span>}
          <span className="gallery__facts">
            {[day, t('albums.photos', { count: images.length })].filter(Boolean).join(' · ')}
          </span>
        </>
      }
      ground={at % 2 === 0 ? 'paper' : 'tint'}
    >
      <ul className="gallery__pictures">
        {images.map(({ src, width, height, alt, caption }) => (
          <li key={src}>
            <figure>
              <Link variant="bare" native href={src}>
                <img
                  src={src}
                  width={width}
                  height={height}
                  alt={alt || t('albums.whole')}
                  {...inItsLanguage(languageOf(alt) ?? language, language)}
                  loading="lazy"
                />
              </Link>
              {caption && (
                <figcaption {...inItsLanguage(languageOf(caption) ?? language, language)}>
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
