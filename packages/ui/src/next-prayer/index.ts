export { NextPrayer, type NextPrayerProps } from './next-prayer.tsx'
