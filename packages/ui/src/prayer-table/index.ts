export { type PrayerColumn, type PrayerRow, PrayerTable, type PrayerTableProps } from './prayer-table.tsx'
