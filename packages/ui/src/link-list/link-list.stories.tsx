import { type Say, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { DuaIcon, MagazineIcon, QiblaIcon, QuranIcon, ScrollIcon } from '../icon/signs.tsx'
import { LinkList, type LinkListProps } from './index.ts'

export default { component: LinkList, parameters: { sheet: { width: 960 } } }

const story = statesOf(LinkList)

function standard(say: Say): LinkListProps {
  return {
    links: [
      {
        label: say('قبله‌نما', 'Qibla finder'),
        href: 'https://example.org/qibla',
        detail: say('سوی قبله از هر جای جهان', 'The direction of prayer from anywhere'),
        icon: <QiblaIcon />,
      },
      {
        label: say('دعاها', 'Duas'),
        href: say('/fa/duas', '/ca/duas'),
        detail: say('متن و صدا', 'Text and sound'),
        icon: <DuaIcon />,
      },
      { label: say('مجله', 'Magazine'), href: say('/fa/magazine', '/ca/magazine'), icon: <MagazineIcon /> },
      { label: say('احکام', 'Jurisprudence'), href: 'https://example.org/rulings', icon: <ScrollIcon /> },
      { label: say('قرآن کریم', 'Holy Quran'), href: 'https://example.org/quran', icon: <QuranIcon /> },
    ],
  }
}

export const Standard = story(standard)

export const WithoutIcons = story((say) => ({
  links: standard(say).links.map(({ label, href }) => ({ label, href })),
}))

export const Focused = story((say) => ({ links: standard(say).links.slice(0, 2) }), { play: focusOn('a') })

export const OnTeal = story((say) => ({ links: standard(say).links.slice(0, 2) }), { around: onTeal })

export const Phone = story(standard, { parameters: { sheet: { width: 360 } } })

export const One = story((say) => ({ links: standard(say).links.slice(0, 1) }))

export const LongNamesOnAPhone = story(
  (say) => ({
    links: standard(say).links.map((link) => ({
      ...link,
      label: say('دانشنامه بزرگ اسلامی و دانش‌آموختگانشان', 'Institutionalisation of the great encyclopaedia'),
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)
