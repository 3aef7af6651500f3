import type { PrayerSettings } from '../../../content/types/main-page.server.ts'
import { writeItem } from '../../../platform/browser-storage.ts'

export const settingsKey = 'prayer-settings'

/** Stores the centre's calculation settings for pages that are opened without a network. */
export const storeSettings = (settings: PrayerSettings) => writeItem(settingsKey, JSON.stringify(settings))
