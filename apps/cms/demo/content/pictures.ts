interface PictureTexts {
  alt: string
  caption?: string
}

/** What each picture shows, in both languages; a caption where it is shown large. */
interface Picture {
  fa: PictureTexts
  en: PictureTexts
  /** What stays visible where it is cropped, in per cent from the left and from the top; default its centre. */
  focalPoint?: { x: number; y: number }
}

export const pictures: Record<string, Picture> = {
  'banner-dusk': {
    fa: { alt: 'گنبد و گلدسته‌های مسجد در غروب، بر کناره دریاچه‌ای آرام' },
    en: { alt: 'The dome and minarets of a mosque at dusk beside a still lake' },
  },
  'banner-winter': {
    fa: { alt: 'مسجدی با گنبد فیروزه‌ای در صبح برفی، میان درختان کاج' },
    en: { alt: 'A mosque with a turquoise dome on a snowy morning among pines' },
  },
  'banner-quran': {
    fa: { alt: 'قرآن گشوده بر رحل چوبی، در نوری ملایم' },
    en: { alt: 'A Quran open on a wooden stand in soft light' },
  },
  'banner-lanterns': {
    fa: { alt: 'فانوس‌های برنجی آویخته در طاق‌های یک رواق' },
    en: { alt: 'Brass lanterns hanging in the arches of an arcade' },
  },
  'banner-niche': {
    fa: { alt: 'محرابی با کاشی‌های ستاره‌ای و چراغی آویخته' },
    en: { alt: 'A prayer niche of star-patterned tiles with a hanging lamp' },
  },
  'banner-courtyard': {
    fa: { alt: 'حیاطی با ایوان کاشی‌کاری، درختان سرو و حوض آب' },
    en: { alt: 'A courtyard with a tiled gateway, cypresses and a pool' },
  },
  'cover-crescent': {
    fa: { alt: 'هلال ماه بر فراز گنبد، با دو فانوس روشن' },
    en: { alt: 'A crescent moon above a dome, with two lit lanterns' },
  },
  'cover-street': {
    fa: { alt: 'خانه‌های برفی با پنجره‌های روشن، زیر شفق شمالی' },
    en: { alt: 'Snow-covered houses with lit windows under the northern lights' },
  },
  'cover-autumn': {
    fa: { alt: 'مسجد در پاییز، میان درختان افرا' },
    en: { alt: 'A mosque in autumn among maple trees' },
  },
  'cover-dawn': {
    fa: { alt: 'سپیده‌دم بر دریاچه، با نیزار و گنبدی در دوردست' },
    en: { alt: 'Dawn over a lake with reeds and a distant dome' },
  },
  'cover-tea': {
    fa: { alt: 'استکان چای با دو حبه قند، در طاقچه‌ای سبز' },
    en: { alt: 'A glass of tea with two lumps of sugar before a green alcove' },
  },
  'cover-dates': {
    fa: { alt: 'کاسه‌ای پر از خرما' },
    en: { alt: 'A bowl full of dates' },
  },
  'cover-pomegranates': {
    fa: { alt: 'یک انار درسته و نیمی انار' },
    en: { alt: 'A whole pomegranate and half of another' },
  },
  'cover-candles': {
    fa: { alt: 'سه شمع روشن در تاریکی' },
    en: { alt: 'Three candles burning in the dark' },
  },
  'cover-tulips': {
    fa: { alt: 'سه شاخه لاله در گلدانی باریک' },
    en: { alt: 'Three tulips in a slender vase' },
  },
  'cover-basket': {
    fa: { alt: 'سبدی از نان، سیب و تره‌فرنگی' },
    en: { alt: 'A basket of bread, apples and leeks' },
  },
  'cover-books': {
    fa: { alt: 'چند جلد کتاب روی هم و قلمی نی بر آن‌ها' },
    en: { alt: 'A stack of books with a reed pen on top' },
  },
  'cover-inkwell': {
    fa: { alt: 'دوات سفالی با سه قلم نی' },
    en: { alt: 'A pottery inkwell with three reed pens' },
  },
  'cover-beads': {
    fa: { alt: 'تسبیحی سبز آویخته در طاقچه' },
    en: { alt: 'Green prayer beads hanging in an alcove' },
  },
  'cover-rings': {
    fa: { alt: 'دو حلقه ازدواج' },
    en: { alt: 'Two wedding rings' },
  },
  'cover-microphone': {
    fa: { alt: 'میکروفون رومیزی سخنرانی' },
    en: { alt: 'A table microphone for a speaker' },
  },
  'cover-sapling': {
    fa: { alt: 'نهالی در گلدان سفالی' },
    en: { alt: 'A sapling in an earthenware pot' },
  },
  'book-cover': {
    fa: { alt: 'جلد کتاب با ترنج زرین بر زمینه سبز' },
    en: { alt: 'The cover of a book: a golden medallion on green' },
  },
  'portrait-medallion': {
    fa: { alt: 'شمسه‌ای زرین بر زمینه ستاره‌ها' },
    en: { alt: 'A golden rosette on a ground of stars' },
  },
  'photo-tiles-turquoise': {
    fa: { alt: 'کاشی‌های فیروزه‌ای با ستاره هشت‌پر', caption: 'دیوار شبستان' },
    en: { alt: 'Turquoise tiles with eight-pointed stars', caption: 'A wall of the prayer hall' },
  },
  'photo-tiles-night': {
    fa: { alt: 'کاشی‌های سبز تیره و زرین با ستاره دوازده‌پر', caption: 'ازاره محراب' },
    en: { alt: 'Dark green and golden tiles with twelve-pointed stars', caption: 'Below the prayer niche' },
  },
  'photo-tiles-brick': {
    fa: { alt: 'کاشی‌های آجری و نخودی با ستاره هشت‌پر', caption: 'راهرو ورودی' },
    en: { alt: 'Brick-red and cream tiles with eight-pointed stars', caption: 'The entrance hall' },
  },
  'photo-tiles-paper': {
    fa: { alt: 'کاشی‌های سفید و سبز با ستاره دوازده‌پر', caption: 'دیوار کتابخانه' },
    en: { alt: 'White and green tiles with twelve-pointed stars', caption: 'A wall of the library' },
  },
  'photo-winter-morning': {
    fa: { alt: 'مسجد در صبح برفی', caption: 'نخستین برف سال' },
    en: { alt: 'A mosque on a snowy morning', caption: 'The first snow of the year' },
  },
  'photo-winter-street': {
    fa: { alt: 'کوچه برفی و شفق شمالی', caption: 'کوچه پشت کانون، ساعت هفت شب' },
    en: {
      alt: 'A snow-covered street under the northern lights',
      caption: 'The street behind the centre, 7 p.m.',
    },
  },
  'photo-winter-lake': {
    fa: { alt: 'دریاچه یخ‌زده زیر ماه', caption: 'پیاده‌روی زمستانی خانواده‌ها' },
    en: { alt: 'A frozen lake under the moon', caption: 'The families’ winter walk' },
  },
  'photo-winter-dusk': {
    fa: { alt: 'گنبد در غروب کنار آب', caption: 'غروب پیش از نماز مغرب' },
    en: { alt: 'A dome at dusk beside the water', caption: 'Dusk, before the evening prayer' },
  },
  'photo-night-arcade': {
    fa: { alt: 'سه فانوس در طاق‌های رواق', caption: 'رواق در شب احیا' },
    en: { alt: 'Three lanterns in the arches of an arcade', caption: 'The arcade on the Night of Power' },
  },
  'photo-night-lanterns': {
    fa: { alt: 'سه فانوس برنجی روشن', caption: 'فانوس‌هایی که نوجوانان آویختند' },
    en: { alt: 'Three lit brass lanterns', caption: 'Lanterns that the teenagers hung up' },
  },
  'photo-night-table': {
    fa: { alt: 'کاسه خرما بر سفره افطار', caption: 'سفره افطار' },
    en: { alt: 'A bowl of dates', caption: 'The table of iftar' },
  },
  'photo-night-crescent': {
    fa: { alt: 'هلال ماه بر فراز گنبد', caption: 'شب رؤیت هلال' },
    en: { alt: 'A crescent moon above a dome', caption: 'The night the crescent was sighted' },
    focalPoint: { x: 60, y: 55 },
  },
  'photo-library-shelves': {
    fa: { alt: 'قفسه‌های پر کتاب و فانوسی میان آن‌ها', caption: 'قفسه‌های تازه کتابخانه' },
    en: {
      alt: 'Shelves full of books with a lantern between them',
      caption: 'The new shelves of the library',
    },
  },
  'photo-library-window': {
    fa: { alt: 'پنجره‌ای با گره‌چینی چوبی و کتاب‌هایی بر لبه آن', caption: 'کنج مطالعه' },
    en: { alt: 'A window with a wooden lattice and books on its sill', caption: 'A corner to read in' },
  },
  'photo-library-quran': {
    fa: { alt: 'قرآن گشوده بر رحل', caption: 'میز تلاوت' },
    en: { alt: 'A Quran open on a stand', caption: 'The recitation table' },
  },
  'photo-library-desk': {
    fa: { alt: 'دوات و قلم نی', caption: 'میز کارگاه خوشنویسی' },
    en: { alt: 'An inkwell with reed pens', caption: 'The table of the calligraphy workshop' },
  },
}
