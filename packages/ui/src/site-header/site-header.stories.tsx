import type { ReactElement } from 'react'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { press } from '../catalogue/surroundings.tsx'
import { LanguageSwitch } from '../language-switch/index.ts'
import { SiteHeader, type SiteHeaderProps } from './index.ts'

const keyboard: Keyboard = [
  [
    'Enter, Space',
    'on a group: shows and hides its links; on the menu button: opens the menu of a small screen',
  ],
  ['↑ ↓', 'in a group: opens it and walks through its links'],
  ['Escape', 'closes the group or the menu; the focus returns to its button'],
  ['Tab', 'stays inside the menu of a small screen while it is open'],
]

export default { component: SiteHeader, parameters: { keyboard, layout: 'fullscreen' } }

const story = statesOf(SiteHeader)

function standard(text: StoryText): SiteHeaderProps {
  const page = (name: string) => `/${text('fa', 'ca')}/${name}`
  return {
    brand: { name: text('کانون اسلامی', 'Islamic Centre'), href: page('home') },
    links: [
      { label: text('خانه', 'Home'), href: page('home'), current: true },
      { label: text('برنامه‌ها', 'Events'), href: page('events') },
      {
        label: text('آموزش', 'Education'),
        links: [
          { label: text('کلاس‌ها', 'Classes'), href: page('classes') },
          { label: text('سخنرانی‌ها', 'Lectures'), href: page('lectures') },
        ],
      },
      { label: text('تماس', 'Contact'), href: page('contact-us') },
    ],
    donate: { label: text('کمک مالی', 'Donate'), href: page('donate') },
    search: { label: text('جست‌وجو', 'Search'), href: page('search') },
    tools: text(
      <LanguageSwitch label="English" lang="en" href="/ca/home" />,
      <LanguageSwitch label="فارسی" lang="fa" href="/fa/home" />,
    ),
    labels: {
      primary: text('پیوندهای اصلی', 'Main links'),
      menu: text('فهرست', 'Menu'),
      close: text('بستن', 'Close'),
    },
  }
}

const tall = (header: ReactElement) => <div className="catalogue-tall">{header}</div>

export const Wide = story(standard, { parameters: { sheet: { width: 1300 } } })

export const Dropdown = story(standard, {
  play: press('[aria-expanded]'),
  parameters: { sheet: { width: 1300, screen: 240 } },
})

export const Scrolled = story(
  (text) => ({
    ...standard(text),
    strip: (
      <>
        <span>{text('نماز بعدی', 'Next prayer')}</span>
        <span>{text('اذان مغرب ۱۷:۰۴', 'Maghrib 5:04 p.m.')}</span>
      </>
    ),
  }),
  {
    around: tall,
    play: async () => {
      scrollTo(0, 200)
      while (!document.querySelector('.ui-site-header[data-scrolled]'))
        await new Promise(requestAnimationFrame)
    },
    parameters: { sheet: { width: 1300, screen: 440 } },
  },
)

export const LongNames = story(
  (text) => ({
    ...standard(text),
    brand: {
      name: text('کانون اسلامی و فرهنگی شهر', 'Islamic and Cultural Centre'),
      tagline: text('خانه همه خانواده‌ها', 'A home for every family'),
      href: standard(text).brand.href,
    },
    links: [
      ...standard(text).links,
      { label: text('پرسش و پاسخ شرعی', 'Questions of practice'), href: '/questions' },
    ],
  }),
  { parameters: { sheet: { width: 1300 } } },
)

export const Phone = story(standard, { parameters: { sheet: { width: 360 } } })

export const PhoneMenu = story(standard, {
  play: press('.ui-site-header__menu-button'),
  parameters: { sheet: { width: 360, screen: 640 } },
})

/** As many links as the site has. */
export const ManyLinks = story(
  (text) => ({
    ...standard(text),
    links: [
      ...standard(text).links,
      { label: text('درباره ما', 'About'), href: '/about' },
      { label: text('عکس‌ها', 'Photos'), href: '/photos' },
      { label: text('ویدئوها', 'Videos'), href: '/videos' },
      { label: text('خدمات', 'Services'), href: '/services' },
    ],
  }),
  { parameters: { sheet: { width: 1300 } } },
)
