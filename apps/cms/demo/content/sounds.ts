import { type Section, tone } from './entry'

type Sound = [
  slug: string,
  kind: 'recitation' | 'lecture',
  daysAgo: number,
  onMainPage: boolean,
  fa: string,
  en: string,
]

// The newest last: the site turns the list round and takes the first five of the main page.
const sounds: Sound[] = [
  ['surah-al-fatiha', 'recitation', 190, true, 'تلاوت سوره حمد', 'Surah al-Fatiha'],
  ['on-gratitude', 'lecture', 176, false, 'سپاسگزاری در روزهای سخت', 'On gratitude in hard days'],
  ['surah-yasin', 'recitation', 160, true, 'تلاوت سوره یاسین', 'Surah Ya-Sin'],
  ['rights-of-neighbours', 'lecture', 142, true, 'حق همسایه', 'The rights of neighbours'],
  ['surah-ar-rahman', 'recitation', 125, true, 'تلاوت سوره الرحمن', 'Surah ar-Rahman'],
  [
    'raising-children-far-from-home',
    'lecture',
    110,
    false,
    'تربیت فرزند دور از وطن',
    'Raising children far from home',
  ],
  ['surah-al-waqia', 'recitation', 96, true, 'تلاوت سوره واقعه', 'Surah al-Waqia'],
  ['prayer-and-calm', 'lecture', 80, true, 'نماز و آرامش', 'Prayer and calm'],
  ['surah-al-mulk', 'recitation', 61, false, 'تلاوت سوره ملک', 'Surah al-Mulk'],
  ['care-for-parents', 'lecture', 45, true, 'نیکی به پدر و مادر', 'Care for parents'],
  ['surah-ad-duha', 'recitation', 28, true, 'تلاوت سوره ضحی', 'Surah ad-Duha'],
  ['honesty-at-work', 'lecture', 12, true, 'راستی در کسب‌وکار', 'Honesty at work'],
]

const speakers = {
  recitation: { fa: 'گروه قاریان کانون', en: 'The centre’s reciters' },
  lecture: { fa: 'سخنران مهمان', en: 'Guest speaker' },
}

export const soundSection: Section = {
  uid: 'api::sound.sound',
  entries: (on) =>
    sounds.map(([slug, kind, daysAgo, MainPage, fa, en], index) => ({
      shared: { slug, kind, MainPage, date: on.date(-daysAgo), media: [tone(index + 1)] },
      fa: { title: `${fa} (صدای نمونه)`, speaker: speakers[kind].fa },
      en: { title: `${en} (demo tone)`, speaker: speakers[kind].en },
    })),
}
