import { about } from './about'
import { albumSection } from './albums'
import { announcementSection } from './announcements'
import { banner } from './banner'
import type { Section } from './entry'
import { hijriMonthSection } from './hijri-months'
import { mainPage } from './main-page'
import { mainPageEvent } from './main-page-event'
import { notice } from './notice'
import { occasionSection } from './occasions/occasions'
import { pageSection } from './pages'
import { postSection } from './posts'
import { screenSection } from './screens'
import { services } from './services'
import { soundSection } from './sounds'
import { videoSection } from './videos'

/** All of the demo content, in the order in which it is made. */
export const sections: Section[] = [
  about,
  hijriMonthSection,
  banner,
  notice,
  mainPageEvent,
  mainPage,
  services,
  pageSection,
  postSection,
  announcementSection,
  soundSection,
  videoSection,
  albumSection,
  occasionSection,
  screenSection,
]
