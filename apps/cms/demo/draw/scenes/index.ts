import { basket } from '../things/basket.ts'
import { beads } from '../things/beads.ts'
import { bookPile } from '../things/book-pile.ts'
import { candles } from '../things/candles.ts'
import { dates } from '../things/dates.ts'
import { inkwell } from '../things/inkwell.ts'
import { microphone } from '../things/microphone.ts'
import { pomegranates } from '../things/pomegranates.ts'
import { rings } from '../things/rings.ts'
import { sapling } from '../things/sapling.ts'
import { tea } from '../things/tea.ts'
import { tulips } from '../things/tulips.ts'
import { arcade } from './arcade.ts'
import { autumnDay } from './autumn-day.ts'
import { bookCover } from './book-cover.ts'
import { courtyard } from './courtyard.ts'
import { crescentNight } from './crescent-night.ts'
import { dawn } from './dawn.ts'
import { dusk } from './dusk.ts'
import { frozenLake } from './frozen-lake.ts'
import { lanterns } from './lanterns.ts'
import { library } from './library.ts'
import { medallion } from './medallion.ts'
import { niche } from './niche.ts'
import { quran } from './quran.ts'
import { grounds, stillLife } from './still-life.ts'
import { tileLooks, tileWall } from './tile-wall.ts'
import { windowSeat } from './window-seat.ts'
import { winter } from './winter.ts'
import { winterStreet } from './winter-street.ts'

type Scene = (width: number, height: number) => string

const banner = (scene: Scene) => () => scene(1920, 1080)
const cover = (scene: Scene) => () => scene(1200, 800)
const photo = (scene: Scene) => () => scene(1200, 900)

const thing =
  (
    ground: keyof typeof grounds,
    object: Parameters<typeof stillLife>[3],
    size: number,
    fold: 8 | 12 = 8,
  ): Scene =>
  (width, height) =>
    stillLife(width, height, grounds[ground], object, size, fold)

const tiles =
  (name: keyof typeof tileLooks): Scene =>
  (width, height) =>
    tileWall(width, height, tileLooks[name].ground, tileLooks[name].look)

/** Every picture of the demo content by the name of its file. */
export const scenes: Record<string, () => string> = {
  'banner-dusk': banner(dusk),
  'banner-winter': banner(winter),
  'banner-quran': banner(quran),
  'banner-lanterns': banner(arcade),
  'banner-niche': banner(niche),
  'banner-courtyard': banner(courtyard),
  'cover-crescent': cover(crescentNight),
  'cover-street': cover(winterStreet),
  'cover-autumn': cover(autumnDay),
  'cover-dawn': cover(dawn),
  'cover-tea': cover(thing('paper', tea, 0.62)),
  'cover-dates': cover(thing('night', dates, 0.52, 12)),
  'cover-pomegranates': cover(thing('mist', pomegranates, 0.5)),
  'cover-candles': cover(thing('night', candles, 0.6)),
  'cover-tulips': cover(thing('sand', tulips, 0.62)),
  'cover-basket': cover(thing('paper', basket, 0.5, 12)),
  'cover-books': cover(thing('mist', bookPile, 0.62, 12)),
  'cover-inkwell': cover(thing('sand', inkwell, 0.56)),
  'cover-beads': cover(thing('sand', beads, 0.62, 12)),
  'cover-rings': cover(thing('night', rings, 0.52)),
  'cover-microphone': cover(thing('mist', microphone, 0.58)),
  'cover-sapling': cover(thing('paper', sapling, 0.56)),
  'book-cover': () => bookCover(800, 1200),
  'portrait-medallion': () => medallion(960, 1200),
  'photo-tiles-turquoise': photo(tiles('turquoise')),
  'photo-tiles-night': photo(tiles('night')),
  'photo-tiles-brick': photo(tiles('brick')),
  'photo-tiles-paper': photo(tiles('paper')),
  'photo-winter-morning': photo(winter),
  'photo-winter-street': photo(winterStreet),
  'photo-winter-lake': photo(frozenLake),
  'photo-winter-dusk': photo(dusk),
  'photo-night-arcade': photo((width, height) => arcade(width, height, 3)),
  'photo-night-lanterns': photo(lanterns),
  'photo-night-table': photo(thing('night', dates, 0.5)),
  'photo-night-crescent': photo(crescentNight),
  'photo-library-shelves': photo(library),
  'photo-library-window': photo(windowSeat),
  'photo-library-quran': photo(quran),
  'photo-library-desk': photo(thing('paper', inkwell, 0.52, 12)),
}
