import { type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { DuaIcon, MagazineIcon, QiblaIcon, QuranIcon, ScrollIcon } from '../icon/signs.tsx'
import { LinkList, type LinkListProps } from './index.ts'

export default { component: LinkList, parameters: { sheet: { width: 960 } } }

const story = statesOf(LinkList)

function standard(text: StoryText): LinkListProps {
  return {
    links: [
      {
        label: text('قبله‌نما', 'Qibla finder'),
        href: 'https://example.org/qibla',
        detail: text('سوی قبله از هر جای جهان', 'The direction of prayer from anywhere'),
        icon: <QiblaIcon />,
      },
      {
        label: text('دعاها', 'Duas'),
        href: text('/fa/duas', '/ca/duas'),
        detail: text('متن و صدا', 'Text and sound'),
        icon: <DuaIcon />,
      },
      { label: text('مجله', 'Magazine'), href: text('/fa/magazine', '/ca/magazine'), icon: <MagazineIcon /> },
      { label: text('احکام', 'Jurisprudence'), href: 'https://example.org/rulings', icon: <ScrollIcon /> },
      { label: text('قرآن کریم', 'Holy Quran'), href: 'https://example.org/quran', icon: <QuranIcon /> },
    ],
  }
}

export const Standard = story(standard)

export const WithoutIcons = story((text) => ({
  links: standard(text).links.map(({ label, href }) => ({ label, href })),
}))

export const Focused = story((text) => ({ links: standard(text).links.slice(0, 2) }), { play: focusOn('a') })

export const OnTeal = story((text) => ({ links: standard(text).links.slice(0, 2) }), { around: onTeal })

export const Phone = story(standard, { parameters: { sheet: { width: 360 } } })

export const One = story((text) => ({ links: standard(text).links.slice(0, 1) }))

export const LongNamesOnAPhone = story(
  (text) => ({
    links: standard(text).links.map((link) => ({
      ...link,
      label: text(
        'دانشنامه بزرگ اسلامی و دانش‌آموختگانشان',
        'Institutionalisation of the great encyclopaedia',
      ),
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)
