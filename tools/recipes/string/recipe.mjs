const events = 'apps/web/app/features/events/upcoming-cards.tsx'

export const steps = {
  1: [
    {
      file: 'packages/i18n/dictionaries/fa.json',
      merge: { events: { free: 'ورود به برنامه‌ها رایگان است.' } },
    },
    { file: 'packages/i18n/dictionaries/ca.json', merge: { events: { free: 'Admission is free.' } } },
  ],
  2: [
    {
      file: events,
      after: "{events.length === 0 && <p>{t('events.none')}</p>}",
      text: "\n      <p>{t('events.free')}</p>",
    },
  ],
}
