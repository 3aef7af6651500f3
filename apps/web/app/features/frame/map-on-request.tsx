import { Button } from '@islamic-centre/ui/button'
import { MapIcon } from '@islamic-centre/ui/icon'
import { Link } from '@islamic-centre/ui/link'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keep, kept } from '../../kept.ts'
import './map-on-request.css'

type Place = { address: string; latitude?: number | null; longitude?: number | null }

const remembered = 'map-wanted'
const half = 0.008

/** The address; the map comes from another server, so only when the visitor asks, and from then on without asking. */
export function MapOnRequest({ address, latitude, longitude }: Place) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(kept(remembered) === 'yes'), [])
  const located = typeof latitude === 'number' && typeof longitude === 'number'
  const show = () => {
    keep(remembered, 'yes')
    setWanted(true)
  }
  return (
    <div className="map-on-request">
      <address>{address}</address>
      {located && wanted && (
        <iframe
          title={address}
          loading="lazy"
          src={`https://www.openstreetmap.org/export/embed.html?bbox=${longitude - half},${latitude - half},${longitude + half},${latitude + half}&layer=mapnik&marker=${latitude},${longitude}`}
        />
      )}
      {located && !wanted && (
        <>
          <Button variant="gold" icon={<MapIcon />} onClick={show}>
            {t('footer.showMap')}
          </Button>
          <p>{t('footer.mapNote')}</p>
        </>
      )}
      {located && (
        <Link
          variant="quiet"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        >
          {t('footer.directions')}
        </Link>
      )}
    </div>
  )
}
