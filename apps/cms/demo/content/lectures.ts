import type { Calendar } from '../seed/calendar'
import { type Entry, picture, tone } from './entry'

const lectures = [
  {
    slug: 'lecture-courtesy-in-disagreement',
    cover: 'cover-microphone',
    weeksAgo: 2,
    recording: tone(4),
    video: 'https://vimeo.com/100000007',
    fa: {
      title: 'ادب اختلاف',
      excerpt: 'چگونه با کسی که هم‌رأی ما نیست گفت‌وگو کنیم',
      place: 'شبستان',
      teacher: 'امام جماعت کانون',
      content: `سه نکته از این سخنرانی:

- پیش از پاسخ، سخن طرف مقابل را با زبان خود بازگو کنید تا بگوید «همین را گفتم».
- درباره کار داوری کنید، نه درباره نیت.
- گفت‌وگو را جایی تمام کنید که بتوان فردا از سر گرفت.

صوت و نشانی ویدئوی این سخنرانی نمونه است.`,
    },
    en: {
      title: 'Courtesy in disagreement',
      excerpt: 'How to speak with those who do not share our view',
      place: 'Prayer hall',
      teacher: 'The imam of the centre',
      content: `Three points from the talk:

- Before you answer, say the other’s view in your own words until they agree that it is theirs.
- Judge what was done, not what was meant.
- End where the conversation can be taken up again tomorrow.

The recording and the address of the video are samples.`,
    },
  },
  {
    slug: 'lecture-water-and-waste',
    cover: 'cover-dawn',
    weeksAgo: 7,
    recording: tone(9),
    fa: {
      title: 'آب، نان و پرهیز از اسراف',
      excerpt: 'نگاهی به مصرف در خانه و مسجد',
      place: 'تالار',
      teacher: 'سخنران مهمان',
      content: `از این پس در مهمانی‌های کانون ظرف یک‌بارمصرف نداریم و غذای مانده همان شب به سرای سالمندان می‌رود. صوت این سخنرانی نمونه است.`,
    },
    en: {
      title: 'Water, bread and waste',
      excerpt: 'A look at what we use, at home and in the mosque',
      place: 'Hall',
      teacher: 'Guest speaker',
      content: `From now on there are no disposable dishes at the centre’s dinners, and what is left goes to the seniors’ home the same night. The recording is a sample.`,
    },
  },
  {
    slug: 'lecture-reading-with-children',
    cover: 'cover-books',
    weeksAgo: 11,
    video: 'https://www.aparat.com/v/demo008',
    fa: {
      title: 'کتاب خواندن با کودکان',
      excerpt: 'چند راه ساده برای هر شب',
      place: 'کتابخانه',
      teacher: 'کتابدار کانون',
      content: `ده دقیقه پیش از خواب کافی است: یک صفحه را شما بخوانید و صفحه بعد را او.

نشانی ویدئوی این سخنرانی نمونه است.`,
    },
    en: {
      title: 'Reading with children',
      excerpt: 'A few simple ways for every evening',
      place: 'Library',
      teacher: 'The librarian of the centre',
      content: `Ten minutes before sleep are enough: you read one page, they read the next.

The address of the video is a sample.`,
    },
  },
]

export const lectureEntries = (on: Calendar): Entry[] =>
  lectures.map(({ slug, cover, weeksAgo, recording, video, fa, en }) => ({
    shared: {
      slug,
      kind: 'lecture',
      cover: picture(cover),
      ...(recording && { recording }),
      ...(video && { video }),
      startsAt: on.weekday('friday', -weeksAgo, '13:30'),
      endsAt: on.weekday('friday', -weeksAgo, '14:15'),
    },
    fa,
    en,
  }))
