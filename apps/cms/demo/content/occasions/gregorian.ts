import type { Row } from './row'

export const gregorian: Row[] = [
  ['new-years-day', 1, 1, 'national', 'both', 'آغاز سال میلادی', 'New Year’s Day', { closed: true }],
  [
    'indigenous-peoples-day',
    6,
    21,
    'national',
    'dateHolidays',
    'روز بومیان کانادا',
    'National Indigenous Peoples Day',
  ],
  ['canada-day', 7, 1, 'national', 'dateHolidays', 'روز کانادا', 'Canada Day', { closed: true }],
  [
    'truth-and-reconciliation',
    9,
    30,
    'national',
    'dateHolidays',
    'روز ملی حقیقت و آشتی',
    'National Day for Truth and Reconciliation',
  ],
  ['remembrance-day', 11, 11, 'national', 'dateHolidays', 'روز یادبود جان‌باختگان جنگ', 'Remembrance Day'],
  [
    'christmas',
    12,
    25,
    'national',
    'both',
    'کریسمس، ولادت حضرت عیسی (ع)',
    'Christmas, the birth of Jesus',
    { closed: true },
  ],
]
