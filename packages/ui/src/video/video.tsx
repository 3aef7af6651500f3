'use client'

import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { PlayIcon } from '../icon/media.tsx'
import { ExternalIcon } from '../icon/navigation.tsx'
import { hasModifier } from '../keyboard/arrow-keys.ts'
import { Link } from '../link/link.tsx'
import type { FocalPoint } from '../picture/focal-point.ts'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/source.ts'
import { readVideoAddress, type VideoProvider } from './address.ts'
import './video.css'

export type VideoLabels = {
  /** The label of the play button: "Play: …". */
  play: (title: string) => string
  /** The label of the link to another page. */
  open: (title: string) => string
  /** The notice before the press, which names the provider of the video. */
  contacts: (provider: VideoProvider) => string
}

export type VideoProps = Omit<ComponentPropsWithRef<'figure'>, 'title'> & {
  /** As an editor entered it: of YouTube, Vimeo or Aparat, of a file, or of any page. */
  address: string
  title: string
  /** The poster, a picture of this site; default a plain background. */
  poster?:
    | { src: string; sources?: readonly PictureSource[]; sizes?: string; focal?: FocalPoint | undefined }
    | undefined
  labels: VideoLabels
}

/** Not within the component: React calls another function again at each render, which would take the focus back. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * A video that sends no request to its provider before it is pressed. Until then, and without scripts, it is a picture
 * that links to the video's page (`data-in-place`: with scripts the link is not followed).
 */
export function Video({ address, title, poster, labels, className, ...rest }: VideoProps) {
  const [started, setStarted] = useState(false)
  const video = readVideoAddress(address)

  function start(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    setStarted(true)
  }

  const picture = poster && (
    <Picture
      className="ui-video__poster"
      src={poster.src}
      sources={poster.sources}
      sizes={poster.sizes}
      focal={poster.focal}
      alt=""
    />
  )
  return (
    <figure {...rest} className={classNames('ui-video', className)}>
      <div className="ui-video__stage">
        {video?.kind === 'embed' &&
          (started ? (
            <iframe
              ref={focus}
              className="ui-video__player"
              src={video.embed}
              title={title}
              allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
              // YouTube's player requires a referrer.
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            />
          ) : (
            <a
              href={video.page}
              rel="external noopener"
              className="ui-video__start"
              data-in-place=""
              aria-label={labels.play(title)}
              onClick={start}
            >
              {picture}
              <span className="ui-video__sign">
                <PlayIcon />
              </span>
            </a>
          ))}
        {video?.kind === 'file' && (
          // biome-ignore lint/a11y/useMediaCaption: editors' recordings come without captions
          <video
            className="ui-video__player"
            src={video.src}
            poster={poster?.src}
            aria-label={title}
            controls
            playsInline
            preload="none"
          />
        )}
        {video?.kind === 'link' && (
          <Link variant="bare" href={video.href} className="ui-video__start" aria-label={labels.open(title)}>
            {picture}
            <span className="ui-video__sign">
              <ExternalIcon />
            </span>
          </Link>
        )}
        {!video && picture}
      </div>
      <figcaption className="ui-video__caption">
        <span className="ui-video__title">{title}</span>
        {video?.kind === 'embed' && !started && (
          <span className="ui-video__contacts">{labels.contacts(video.provider)}</span>
        )}
      </figcaption>
    </figure>
  )
}
