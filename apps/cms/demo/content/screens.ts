import { NamedEntry, type Section } from './entry'

const announcement = (slug: string) => new NamedEntry('api::anouncement.anouncement', slug)

const screens = [
  {
    shared: {
      slug: 'hall',
      picturesSeconds: 15,
      liveSeconds: 15,
      deathNoticeSeconds: 20,
      eventSeconds: 15,
      announcementSeconds: 15,
      occasionSeconds: 15,
      announcements: [announcement('office-hours')],
    },
    fa: { title: 'سالن اصلی' },
    en: { title: 'Main hall' },
  },
  {
    shared: {
      slug: 'womens-hall',
      picturesSeconds: 10,
      liveSeconds: 20,
      deathNoticeSeconds: 20,
      eventSeconds: 15,
      announcementSeconds: 20,
      occasionSeconds: 15,
      announcements: [announcement('persian-school-registration'), announcement('office-hours')],
    },
    fa: { title: 'سالن بانوان' },
    en: { title: 'Women’s hall' },
  },
  {
    shared: {
      slug: 'school',
      picturesSeconds: null,
      liveSeconds: null,
      deathNoticeSeconds: null,
      eventSeconds: 15,
      announcementSeconds: 20,
      occasionSeconds: 15,
      announcements: [announcement('persian-school-registration')],
    },
    fa: { title: 'مدرسه' },
    en: { title: 'School' },
  },
]

export const screenSection: Section = { uid: 'api::screen.screen', entries: () => screens }
