import { picture, type Section } from './entry'
import { pictures } from './pictures'

const slides = [
  {
    image: 'banner-dusk',
    link: '/events',
    fa: ['شب‌های جمعه، دعای کمیل', 'هر پنج‌شنبه پس از نماز مغرب در شبستان؛ ورود برای همه آزاد است.'],
    en: [
      'Dua Kumayl on Thursday nights',
      'Every Thursday after Maghrib in the prayer hall. Everyone is welcome.',
    ],
  },
  {
    image: 'banner-quran',
    link: '/classes',
    fa: ['قرآن، از روخوانی تا تفسیر', 'کلاس‌های این ترم برای کودکان، نوجوانان و بزرگسالان'],
    en: ['The Quran, from reading to understanding', 'This term’s classes for children, teens and adults'],
  },
  {
    image: 'banner-courtyard',
    link: '/about-us',
    fa: ['خانه‌ای برای همه', 'کانون اسلامی انتاریو جای نماز، آموختن و دیدار است.'],
    en: ['A house for everyone', 'The Ontario Islamic Centre is a place to pray, to learn and to meet.'],
  },
  {
    image: 'banner-niche',
    link: '/lectures',
    fa: ['سخنرانی‌ها را بشنوید', 'تلاوت‌ها و سخنرانی‌های کانون را هر زمان که خواستید گوش کنید.'],
    en: ['Listen to the lectures', 'Hear the centre’s recitations and lectures whenever you like.'],
  },
  {
    image: 'banner-lanterns',
    link: '/services',
    fa: ['در شادی و اندوه کنار شما', 'از خطبه عقد تا آیین خاکسپاری، با یک تماس'],
    en: ['With you in joy and in grief', 'From the marriage contract to the funeral, one call away'],
  },
  {
    image: 'banner-winter',
    link: '/donate',
    fa: ['گرمای این خانه از شماست', 'کمک‌های مالی شما چراغ کانون را در همه سال روشن نگه می‌دارد.'],
    en: ['You keep this house warm', 'Your donations keep the centre’s lights on all year round.'],
  },
]

export const banner: Section = {
  uid: 'api::banner.banner',
  entries: () => [
    {
      fa: {
        slides: slides.map(({ link, fa: [title, text], image }) => ({
          image: picture(image),
          title,
          text,
          link,
          alt: pictures[image]?.fa.alt,
        })),
      },
      en: {
        slides: slides.map(({ link, en: [title, text], image }) => ({
          image: picture(image),
          title,
          text,
          link,
          alt: pictures[image]?.en.alt,
        })),
      },
    },
  ],
}
