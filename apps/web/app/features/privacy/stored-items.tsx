import { useTranslation } from 'react-i18next'
import { type StoredOnDevice, storedOnDevice } from '../../platform/stored-on-device.ts'
import type { Installation } from './installation.ts'
import './stored-items.css'

/** What this installation may store in a visitor's browser, grouped by what it is for. */
function byPurpose({ offline, previews, counting }: Installation) {
  const settings = { offline, previews, ga4: counting?.name === 'ga4' }
  const groups = new Map<StoredOnDevice['purpose'], StoredOnDevice[]>()
  for (const item of storedOnDevice) {
    if ('only' in item && !settings[item.only]) continue
    groups.set(item.purpose, [...(groups.get(item.purpose) ?? []), item])
  }
  return [...groups]
}

export function StoredItems({ installation }: { installation: Installation }) {
  const { t } = useTranslation()
  return (
    <ul className="stored-items">
      {byPurpose(installation).map(([purpose, items]) => (
        <li key={purpose}>
          {t(`privacy.stored.${purpose}`)}
          {items.map(({ name, in: place, until }) => (
            <span key={name} className="stored-items__detail">
              {t(`privacy.places.${place}`)} <code dir="ltr">{name}</code> · {t(`privacy.until.${until}`)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
