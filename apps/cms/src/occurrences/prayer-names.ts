/** Names of the prayers and of what is computed with them. */
export const prayerNames = {
  fajr: { en: 'Fajr', fa: 'اذان صبح' },
  sunrise: { en: 'Sunrise', fa: 'طلوع آفتاب' },
  dhuhr: { en: 'Dhuhr', fa: 'اذان ظهر' },
  asr: { en: 'Asr', fa: 'عصر' },
  sunset: { en: 'Sunset', fa: 'غروب آفتاب' },
  maghrib: { en: 'Maghrib', fa: 'اذان مغرب' },
  isha: { en: 'Isha', fa: 'عشا' },
  midnight: { en: 'Midnight', fa: 'نیمه‌شب شرعی' },
} as const
