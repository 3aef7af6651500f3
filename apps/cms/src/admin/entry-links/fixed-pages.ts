import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import type { LinkTarget } from '../../entry-links/link-target'
import { type Bilingual, inPanelLanguage } from '../bilingual'
import { entryLinkTexts as texts } from './entry-link-texts'

const names: Record<PageName, Bilingual> = {
  home: ['Home', 'خانه'],
  about: ['About us', 'درباره ما'],
  biography: ['Biography', 'زندگی‌نامه'],
  events: ['Events', 'رویدادها'],
  services: ['Services', 'خدمات'],
  funeral: ['Funeral', 'امور درگذشتگان'],
  matrimonial: ['Marriage services', 'ازدواج'],
  community: ['Community', 'خدمات اجتماعی'],
  lectures: ['Lectures', 'سخنرانی‌ها'],
  classes: ['Classes', 'کلاس‌ها'],
  contact: ['Contact us', 'تماس با ما'],
  donate: ['Donate', 'کمک مالی'],
  gallery: ['Videos', 'گالری ویدئو'],
  galleryImage: ['Photos', 'گالری عکس'],
  announcements: ['Announcements', 'اطلاعیه‌ها'],
  deathNotices: ['Death notices', 'آگهی‌های درگذشت'],
  prayerCall: ['Call to prayer', 'اذان'],
  privacy: ['Privacy', 'حریم خصوصی'],
  accessibility: ['Accessibility', 'دسترس‌پذیری'],
  calendar: ['Calendar', 'تقویم'],
  ramadan: ['Ramadan', 'ماه رمضان'],
  week: ['Programme of the week', 'برنامه هفته'],
  search: ['Search', 'جست‌وجو'],
}

/** The pages that the site has whatever editors write, by words of their names in either language. */
export function fixedPages(query: string): LinkTarget[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (Object.keys(names) as PageName[])
    .filter((page) => words.every((word) => names[page].some((name) => name.toLowerCase().includes(word))))
    .map((page) => ({
      path: `/${sitePages[page].path}`,
      title: inPanelLanguage(names[page]),
      typeName: inPanelLanguage(texts.page),
      isPublished: true,
    }))
}
