import type { ReactElement, Ref } from 'react'
import { AudioPlayer } from '../audio-player/index.ts'
import { BackToTop } from '../back-to-top/index.ts'
import { BannerSlider } from '../banner-slider/index.ts'
import { BrandMark } from '../brand-mark/index.ts'
import { Button, IconButton, LinkButton } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Carousel } from '../carousel/index.ts'
import { DateBlock } from '../date-block/index.ts'
import { EventList } from '../event-list/index.ts'
import { LampIcon, PlayIcon } from '../icon/index.ts'
import { LanguageSwitch } from '../language-switch/index.ts'
import { Link } from '../link/index.ts'
import { Markdown } from '../markdown/index.ts'
import { NextPrayer } from '../next-prayer/index.ts'
import { NoticeBar } from '../notice-bar/index.ts'
import { Ornament } from '../ornament/index.ts'
import { PrayerTable } from '../prayer-table/index.ts'
import { Section, SectionHeader } from '../section/index.ts'
import { Segmented } from '../segmented/index.ts'
import { SiteFooter } from '../site-footer/index.ts'
import { SiteHeader } from '../site-header/index.ts'
import { SkipLink } from '../skip-link/index.ts'

/** What the contract passes to every root element. */
// biome-ignore lint/suspicious/noExplicitAny: one contract for roots of every element type
export type RootProps = { className: string; ref: Ref<any> }

const nothing = () => {}
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export const slideLabels = {
  region: 'تصویرها',
  next: 'بعدی',
  previous: 'قبلی',
  pause: 'ایست',
  play: 'حرکت',
  slide: (position: number, count: number) => `${position} از ${count}`,
}

export const headerProps = {
  brand: { name: 'کانون', href: '/fa/home' },
  links: [
    { label: 'خانه', href: '/fa/home', current: true },
    {
      label: 'آموزش',
      links: [
        { label: 'کلاس‌ها', href: '/fa/classes' },
        { label: 'سخنرانی‌ها', href: '/fa/lectures' },
      ],
    },
    { label: 'تماس', href: '/fa/contact-us' },
  ],
  donate: { label: 'کمک مالی', href: '/fa/donate' },
  labels: { primary: 'پیوندها', menu: 'فهرست', close: 'بستن' },
}

export const playerProps = {
  tracks: [
    { id: '1', title: 'سوره یس', detail: 'تلاوت', duration: '۱۲:۴۱' },
    { id: '2', title: 'دعای کمیل', detail: 'مراسم', duration: '۳۴:۱۰' },
  ],
  index: 0,
  playing: false,
  position: 30,
  duration: 120,
  volume: 0.5,
  rate: 1,
  formatTime: (seconds: number) => String(Math.round(seconds)),
  onToggle: nothing,
  onPrevious: nothing,
  onNext: nothing,
  onSeek: nothing,
  onVolume: nothing,
  onMute: nothing,
  onRate: nothing,
  onSelect: nothing,
  labels: {
    region: 'پخش‌کننده',
    play: 'پخش',
    pause: 'مکث',
    next: 'بعدی',
    previous: 'قبلی',
    seek: 'جای پخش',
    position: (passed: string, whole: string) => `${passed} از ${whole}`,
    volume: 'صدا',
    mute: 'بی‌صدا',
    unmute: 'با صدا',
    speed: 'سرعت',
    rate: (rate: number) => `${rate}×`,
    list: 'فهرست',
  },
}

const cells = ['۰۵:۴۴', '۰۵:۴۵'].map((display) => ({ display, dateTime: '05:44' }))

/** One of each component, with words in Persian only: a Latin letter on the page would be the kit's own. */
export const specimens: Record<string, (root: RootProps) => ReactElement> = {
  AudioPlayer: (root) => <AudioPlayer {...playerProps} {...root} />,
  BackToTop: (root) => <BackToTop label="بالا" {...root} />,
  BannerSlider: (root) => (
    <BannerSlider
      slides={['۱', '۲', '۳'].map((alt) => ({
        src: `${picture}#${alt}`,
        width: 16,
        height: 9,
        alt,
        title: alt,
      }))}
      labels={{ ...slideLabels, thumbnails: 'همه' }}
      {...root}
    />
  ),
  BrandMark: (root) => <BrandMark {...root} />,
  Button: (root) => <Button {...root}>ارسال</Button>,
  Card: (root) => (
    <Card heading="خدمات" href="/fa/services" sign={<LampIcon />} meta="امروز" {...root}>
      متن
    </Card>
  ),
  Carousel: (root) => <Carousel slides={['یک', 'دو', 'سه']} labels={slideLabels} {...root} />,
  DateBlock: (root) => <DateBlock dateTime="2026-11-29" day="۲۹" month="نوامبر" {...root} />,
  EventList: (root) => (
    <EventList
      events={[
        {
          id: '1',
          title: 'کلاس',
          href: '/fa/events/1',
          date: { dateTime: '2026-11-29', day: '۲۹', month: 'نوامبر' },
          detail: 'کتابخانه',
        },
      ]}
      {...root}
    />
  ),
  Icon: (root) => <PlayIcon label="پخش" {...root} />,
  IconButton: (root) => (
    <IconButton label="پخش" {...root}>
      <PlayIcon />
    </IconButton>
  ),
  LanguageSwitch: (root) => <LanguageSwitch label="فارسی" lang="fa" href="/fa/home" {...root} />,
  Link: (root) => (
    <Link href="/fa/home" variant="action" {...root}>
      خانه
    </Link>
  ),
  LinkButton: (root) => (
    <LinkButton href="/fa/donate" {...root}>
      کمک مالی
    </LinkButton>
  ),
  Markdown: (root) => <Markdown html="<h2>باورها</h2><p>متن</p>" {...root} />,
  NextPrayer: (root) => (
    <NextPrayer
      label="نماز بعدی"
      name="مغرب"
      time={{ display: '۱۷:۰۴', dateTime: '17:04' }}
      remaining="یک ساعت"
      dates={[{ calendar: 'شمسی', display: '۳۰ آبان ۱۴۰۵' }]}
      {...root}
    />
  ),
  NoticeBar: (root) => (
    <NoticeBar labels={{ region: 'اعلان', close: 'بستن' }} onClose={nothing} {...root}>
      اعلان
    </NoticeBar>
  ),
  Ornament: (root) => <Ornament {...root} />,
  PrayerTable: (root) => (
    <PrayerTable
      columns={[
        { id: 'toronto', label: 'تورنتو' },
        { id: 'london', label: 'لندن' },
      ]}
      rows={[{ id: 'fajr', label: 'اذان صبح', cells }]}
      nextRow="fajr"
      labels={{ caption: 'اوقات شرعی', time: 'وقت', next: 'بعدی' }}
      {...root}
    />
  ),
  Section: (root) => (
    <Section heading="خدمات" lead="متن" action={{ label: 'همه', href: '/fa/services' }} {...root}>
      متن
    </Section>
  ),
  SectionHeader: (root) => (
    <SectionHeader heading="خدمات" action={{ label: 'همه', href: '/fa/services' }} {...root} />
  ),
  Segmented: (root) => (
    <Segmented
      label="زبان"
      options={[
        { value: 'fa', label: 'فارسی' },
        { value: 'en', label: 'انگلیسی' },
      ]}
      value="fa"
      onChange={nothing}
      {...root}
    />
  ),
  SiteFooter: (root) => (
    <SiteFooter
      brand={{ name: 'کانون' }}
      about="متن"
      phones={[{ label: 'مدیر', number: '+1 416 555 0134', display: '۴۱۶ ۵۵۵ ۰۱۳۴' }]}
      social={[{ kind: 'telegram', label: 'تلگرام', href: 'https://example.org' }]}
      place="نشانی"
      donate={{ label: 'کمک مالی', href: '/fa/donate' }}
      copyright="۱۴۰۵"
      labels={{ contact: 'تماس', social: 'شبکه‌ها', place: 'نشانی' }}
      {...root}
    />
  ),
  SiteHeader: (root) => <SiteHeader {...headerProps} {...root} />,
  SkipLink: (root) => <SkipLink {...root}>رفتن به محتوا</SkipLink>,
}
