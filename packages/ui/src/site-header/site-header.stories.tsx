import type { ReactElement } from 'react'
import { type Say, statesOf } from '../catalogue/story.ts'
import { press } from '../catalogue/surroundings.tsx'
import { LanguageSwitch } from '../language-switch/index.ts'
import { SiteHeader, type SiteHeaderProps } from './index.ts'

export default { component: SiteHeader, parameters: { layout: 'fullscreen' } }

const story = statesOf(SiteHeader)

function standard(say: Say): SiteHeaderProps {
  const page = (name: string) => `/${say('fa', 'ca')}/${name}`
  return {
    brand: { name: say('کانون اسلامی', 'Islamic Centre'), href: page('home') },
    links: [
      { label: say('خانه', 'Home'), href: page('home'), current: true },
      { label: say('برنامه‌ها', 'Events'), href: page('events') },
      {
        label: say('آموزش', 'Education'),
        links: [
          { label: say('کلاس‌ها', 'Classes'), href: page('classes') },
          { label: say('سخنرانی‌ها', 'Lectures'), href: page('lectures') },
        ],
      },
      { label: say('تماس', 'Contact'), href: page('contact-us') },
    ],
    donate: { label: say('کمک مالی', 'Donate'), href: page('donate') },
    search: { label: say('جست‌وجو', 'Search'), href: page('search') },
    tools: say(
      <LanguageSwitch label="English" lang="en" href="/ca/home" />,
      <LanguageSwitch label="فارسی" lang="fa" href="/fa/home" />,
    ),
    labels: {
      primary: say('پیوندهای اصلی', 'Main links'),
      menu: say('فهرست', 'Menu'),
      close: say('بستن', 'Close'),
    },
  }
}

const tall = (header: ReactElement) => <div className="catalogue-tall">{header}</div>

export const Wide = story(standard, { parameters: { sheet: { width: 1200 } } })

export const Dropdown = story(standard, {
  play: press('[aria-expanded]'),
  parameters: { sheet: { width: 1200, screen: 240 } },
})

export const Scrolled = story(
  (say) => ({
    ...standard(say),
    strip: (
      <>
        <span>{say('نماز بعدی', 'Next prayer')}</span>
        <span>{say('اذان مغرب ۱۷:۰۴', 'Maghrib 5:04 p.m.')}</span>
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
    parameters: { sheet: { width: 1200, screen: 440 } },
  },
)

export const LongNames = story(
  (say) => ({
    ...standard(say),
    brand: {
      name: say('کانون اسلامی و فرهنگی شهر', 'Islamic and Cultural Centre'),
      tagline: say('خانه همه خانواده‌ها', 'A home for every family'),
      href: standard(say).brand.href,
    },
    links: [
      ...standard(say).links,
      { label: say('پرسش و پاسخ شرعی', 'Questions of practice'), href: '/questions' },
    ],
  }),
  { parameters: { sheet: { width: 1200 } } },
)

export const Phone = story(standard, { parameters: { sheet: { width: 360 } } })

export const PhoneMenu = story(standard, {
  play: press('.ui-site-header__menu-button'),
  parameters: { sheet: { width: 360, screen: 640 } },
})

/** As many links as the site has. */
export const ManyLinks = story(
  (say) => ({
    ...standard(say),
    links: [
      ...standard(say).links,
      { label: say('درباره ما', 'About'), href: '/about' },
      { label: say('عکس‌ها', 'Photos'), href: '/photos' },
      { label: say('ویدئوها', 'Videos'), href: '/videos' },
      { label: say('خدمات', 'Services'), href: '/services' },
    ],
  }),
  { parameters: { sheet: { width: 1200 } } },
)
