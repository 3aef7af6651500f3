import '../../../../apps/web/app/features/home/hero.css'
import { Banner } from './banner.tsx'
import type { HomeData } from './home-data.ts'
import type { IslandProps } from './island-props.ts'
import { NextPrayerCard } from './next-prayer-card.tsx'

type HeroProps = IslandProps & Pick<HomeData, 'banner' | 'prayer'> & { name: string }

/** The top of the page. One island in Astro, whose own element would come between it and its columns. */
export const Hero = ({ banner, prayer, name, language, words }: HeroProps) => (
  <div className="hero ui-ground">
    <h1 className="ui-visually-hidden">{name}</h1>
    <div className="hero__inner ui-container">
      <NextPrayerCard {...{ prayer, language, words }} />
      {banner && <Banner {...{ language, words }} slides={banner} />}
    </div>
  </div>
)
