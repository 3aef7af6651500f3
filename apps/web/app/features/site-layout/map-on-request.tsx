import { PlaceMap } from '@islamic-centre/ui/map'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readItem, writeItem } from '../../platform/browser-storage.ts'
import './map-on-request.css'

type Place = {
  address: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

const remembered = 'map-wanted'

/** The address, and a map. The map is on another server, so it loads only on request, and from then on without one. */
export function MapOnRequest({ address, latitude, longitude }: Place) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(readItem(remembered) === 'yes'), [])
  const show = () => {
    writeItem(remembered, 'yes')
    setWanted(true)
  }
  return (
    <div className="map-on-request">
      <address>{address}</address>
      {typeof latitude === 'number' && typeof longitude === 'number' && (
        <PlaceMap
          latitude={latitude}
          longitude={longitude}
          title={address}
          shown={wanted}
          onShow={show}
          labels={{
            show: t('footer.showMap'),
            contacts: t('footer.mapNote'),
            open: t('footer.directions'),
          }}
        />
      )}
    </div>
  )
}
