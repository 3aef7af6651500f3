/** How a type or component is shown to editors. Fields of a row share its width equally. */
export interface ViewLayout {
  /** The edit view, from top to bottom. */
  rows: string[][]
  /** Fields that are derived from others and not edited. */
  derived?: string[]
  /** The columns of the list, for a type with a list; the first one names an entry. */
  columns?: string[]
  /** The field a list is sorted by, and in which order. */
  sort?: [field: string, order: 'ASC' | 'DESC']
  /** The field that names an item of a list of components. */
  name?: string
}

/** Every type and component; the most important fields first, those that are set once last. */
export const viewLayouts: Record<string, ViewLayout> = {
  'api::about.about': {
    rows: [
      ['title'],
      ['summary'],
      ['content'],
      ['biography'],
      ['timeline'],
      ['article'],
      ['portrait'],
      ['phones'],
      ['people'],
      ['address', 'Email'],
      ['hours'],
      ['directions'],
      ['parking'],
      ['transit'],
      ['Instagram', 'Telegram'],
      ['Facebook', 'YouTube'],
      ['latitude', 'longitude'],
      ['registrationNumber', 'copyright'],
      ['messageRetentionDays'],
    ],
  },
  'api::announcement.announcement': {
    rows: [['active'], ['title'], ['content'], ['from', 'until'], ['link']],
  },
  'api::anouncement.anouncement': {
    rows: [['title'], ['description'], ['content'], ['date', 'image'], ['slug']],
    columns: ['title', 'date'],
    sort: ['date', 'DESC'],
  },
  'api::banner.banner': { rows: [['slides']], derived: ['images'] },
  'api::hijri-month.hijri-month': {
    rows: [['month', 'year'], ['startsOn'], ['source']],
    derived: ['calculated'],
    columns: ['startsOn', 'month', 'year', 'calculated'],
    sort: ['startsOn', 'DESC'],
  },
  'api::image-gallery.image-gallery': {
    rows: [['title'], ['description'], ['images'], ['allowDownload', 'date'], ['slug']],
    columns: ['title', 'date'],
    sort: ['date', 'DESC'],
  },
  'api::main-page-event.main-page-event': { rows: [['Title'], ['Content']] },
  'api::main-page.main-page': {
    rows: [
      ['bookPromotion'],
      ['adverts'],
      ['beliefs'],
      ['aboutBlock'],
      ['usefulLinks'],
      ['messagingChannel'],
      ['callAudio'],
      ['method'],
      ['hijriOffset'],
      ['dayAccent'],
      ['minuteAdjustments'],
      ['prayerSite'],
      ['monthlyView'],
    ],
  },
  'api::message.message': {
    rows: [['subject'], ['body'], ['name', 'email', 'phone'], ['language', 'handled']],
    columns: ['subject', 'name', 'createdAt', 'handled'],
    sort: ['createdAt', 'DESC'],
  },
  'api::death-notice.death-notice': {
    rows: [
      ['title'],
      ['prayerAt', 'prayerPlace'],
      ['burialAt', 'burialPlace'],
      ['memorialAt', 'memorialPlace'],
      ['content'],
      ['until'],
      ['consent'],
      ['slug'],
    ],
    columns: ['title', 'burialAt', 'memorialAt', 'until'],
    sort: ['createdAt', 'DESC'],
  },
  'api::occasion.occasion': {
    rows: [
      ['title'],
      ['calendar', 'month', 'day'],
      ['kind', 'closed', 'evening'],
      ['text'],
      ['programme'],
      ['source'],
      ['slug'],
    ],
    columns: ['title', 'calendar', 'month', 'day'],
    sort: ['month', 'ASC'],
  },
  'api::page.page': {
    rows: [['title'], ['content'], ['links'], ['amounts'], ['timeline'], ['seo'], ['slug']],
    columns: ['title', 'slug', 'updatedAt'],
    sort: ['title', 'ASC'],
  },
  'api::post.post': {
    rows: [
      ['title'],
      ['kind', 'startsAt', 'endsAt'],
      ['schedule'],
      ['excerpt'],
      ['content'],
      ['place', 'teacher'],
      ['recording'],
      ['video', 'videoFile'],
      ['cover'],
      ['streamUrl', 'streaming'],
      ['signUp'],
      ['registrationUrl', 'slug'],
    ],
    columns: ['title', 'kind', 'startsAt'],
    sort: ['startsAt', 'DESC'],
  },
  'api::registration.registration': {
    rows: [
      ['name', 'email', 'phone'],
      ['adults', 'children', 'state'],
      ['firstAnswer'],
      ['secondAnswer'],
      ['event', 'occurrence', 'language'],
    ],
    derived: ['movedUp', 'cancelHash', 'mailDueAt', 'mailedAt'],
    columns: ['name', 'occurrence', 'adults', 'children', 'state'],
    sort: ['createdAt', 'DESC'],
  },
  'api::screen.screen': {
    rows: [
      ['title'],
      ['eventSeconds', 'liveSeconds', 'announcementSeconds'],
      ['announcements'],
      ['deathNoticeSeconds', 'occasionSeconds', 'picturesSeconds'],
      ['slug'],
    ],
    columns: ['title', 'slug', 'updatedAt'],
    sort: ['title', 'ASC'],
  },
  'api::service.service': { rows: [['funeral'], ['matrimonial'], ['community']] },
  'api::sound.sound': {
    rows: [['title'], ['kind', 'speaker'], ['media'], ['date', 'MainPage'], ['slug']],
    columns: ['title', 'kind', 'date'],
    sort: ['date', 'DESC'],
  },
  'api::video-gallery.video-gallery': {
    rows: [['title'], ['description'], ['url'], ['cover', 'file'], ['date', 'slug']],
    columns: ['title', 'date'],
    sort: ['date', 'DESC'],
  },
  'banner.slide': { rows: [['image'], ['title', 'link'], ['text'], ['alt']], name: 'title' },
  'contact.phones': { rows: [['manager', 'funeral', 'other']] },
  'contact.person': {
    rows: [['role', 'name'], ['note'], ['phone', 'email'], ['picture']],
    name: 'role',
  },
  'event.question': { rows: [['textFa'], ['textEn'], ['required']], name: 'textFa' },
  'event.sign-up': {
    rows: [
      ['opensAt', 'closesAt'],
      ['places', 'waitingList', 'showPlacesLeft'],
      ['askChildren'],
      ['questions'],
    ],
  },
  'home.about-block': { rows: [['title'], ['text'], ['image']] },
  'home.advert': { rows: [['title', 'link'], ['text'], ['image']], name: 'title' },
  'home.belief': { rows: [['title'], ['text']], name: 'title' },
  'home.beliefs': { rows: [['title'], ['content'], ['items']] },
  'home.book-promotion': { rows: [['title', 'link'], ['text'], ['cover']] },
  'home.messaging-channel': { rows: [['title', 'url'], ['text']] },
  'hours.exception': {
    rows: [
      ['date', 'lastDate', 'place'],
      ['opens', 'closes'],
      ['noteFa', 'noteEn'],
    ],
    name: 'date',
  },
  'hours.opening-hours': { rows: [['office'], ['prayerHall'], ['exceptions']] },
  'hours.weekly': { rows: [['days', 'opens', 'closes']], name: 'days' },
  'link.labelled': { rows: [['label', 'url']], name: 'label' },
  'link.noted': { rows: [['label', 'url'], ['note']], name: 'label' },
  'link.useful': { rows: [['label', 'kind', 'url']], name: 'label' },
  'page.amount': { rows: [['amount', 'text']], name: 'text' },
  'page.moment': { rows: [['when'], ['text']], name: 'when' },
  'page.seo': { rows: [['title'], ['description'], ['image']] },
  'prayer.call-audio': { rows: [['dawn', 'noon', 'evening']] },
  'prayer.minute-adjustments': {
    rows: [
      ['imsak', 'fajr', 'sunrise', 'dhuhr'],
      ['asr', 'sunset', 'maghrib', 'isha'],
    ],
  },
  'service.service': {
    rows: [['title'], ['summary'], ['content'], ['phone', 'email'], ['image'], ['steps']],
  },
  'service.step': { rows: [['title'], ['text']], name: 'title' },
}
