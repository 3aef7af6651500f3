'use client'

import { PrayerTable } from '@islamic-centre/ui/prayer-table'
import { useState } from 'react'

const columns = [
  { id: 'toronto', label: 'Toronto' },
  { id: 'montreal', label: 'Montreal' },
]
const rows = [
  { id: 'dawn', label: 'Dawn', cells: ['05:49', '05:23'] },
  { id: 'noon', label: 'Noon', cells: ['12:04', '11:41'] },
  { id: 'maghrib', label: 'Maghrib', cells: ['17:00', '16:33'] },
].map(({ cells, ...row }) => ({
  ...row,
  cells: cells.map((clock) => ({ display: clock, dateTime: clock })),
}))

/** Times of 21 November 2026, as an app would get them from a library. */
export function DayTimes() {
  const [city, setCity] = useState('toronto')
  return (
    <PrayerTable
      columns={columns}
      rows={rows}
      nextRow="noon"
      chosen={city}
      onChoose={setCity}
      labels={{
        caption: 'Prayer times',
        time: 'Time',
        next: 'next',
        choose: (name) => `Times of ${name} first`,
      }}
    />
  )
}
