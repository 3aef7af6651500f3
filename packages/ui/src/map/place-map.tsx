'use client'

import { type ComponentPropsWithRef, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { MapIcon } from '../icon/contact.tsx'
import { Link } from '../link/link.tsx'
import './place-map.css'

export type PlaceMapProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Degrees. */
  latitude: number
  longitude: number
  /** The label of the map for screen readers: the address. */
  title: string
  /** Called when the map is requested, so that the parent may store it. */
  shown: boolean
  onShow: () => void
  labels: {
    show: string
    /** The notice before the press, which names the provider of the map. */
    contacts: string
    /** The label of the link to the map on openstreetmap.org. */
    open: string
  }
}

/** Half of the shown width and height, in degrees. */
const around = 0.008

/** A place on OpenStreetMap, which is requested only after a press; the link works without scripts. */
export function PlaceMap({
  latitude,
  longitude,
  title,
  shown,
  onShow,
  labels,
  className,
  ...rest
}: PlaceMapProps) {
  const pressed = useRef(false)
  const box = [longitude - around, latitude - around, longitude + around, latitude + around]
  return (
    <div {...rest} className={classNames('ui-map', className)}>
      <div className="ui-map__stage ui-ground">
        {shown ? (
          <iframe
            ref={(frame) => {
              // The button that had the focus is removed; a map that is shown from the start takes no focus.
              if (pressed.current) frame?.focus()
              pressed.current = false
            }}
            className="ui-map__frame"
            title={title}
            loading="lazy"
            src={`https://www.openstreetmap.org/export/embed.html?bbox=${box.map((it) => it.toFixed(6))}&layer=mapnik&marker=${latitude},${longitude}`}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <>
            <Streets />
            <Button
              variant="gold"
              icon={<MapIcon />}
              className="ui-map__show"
              onClick={() => {
                pressed.current = true
                onShow()
              }}
            >
              {labels.show}
            </Button>
          </>
        )}
      </div>
      {!shown && <p className="ui-map__contacts">{labels.contacts}</p>}
      <Link
        variant="action"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
      >
        {labels.open}
      </Link>
    </div>
  )
}

/** A drawing of invented streets, the background of the button. */
function Streets() {
  return (
    <svg
      className="ui-map__streets"
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-4 62 164 48M92-4 74 124M-4 24 164 8M-4 98 164 86M30-4 18 124M138-4 130 124M58-4 46 124" />
      <path className="ui-map__avenue" d="M-4 112 66 66 164 22" />
      <circle cx="116" cy="102" r="9" />
    </svg>
  )
}
