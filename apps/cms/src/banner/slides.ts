/** A slide of the banner: its words, and the id of its picture in the media library if it has one. */
export interface Slide {
  /** Of a slide that is stored. */
  id?: number
  image: number | null
  title?: string | null
  text?: string | null
  link?: string | null
  alt?: string | null
}

/** The list that the contract calls `images`: the pictures of the slides, in their order. */
export const picturesOf = (slides: Slide[]): number[] => [
  ...new Set(slides.flatMap(({ image }) => (image === null ? [] : [image]))),
]

export const slidesOf = (pictures: number[]): Slide[] => pictures.map((image) => ({ image }))

/** Other programs know the picture of a slide by its position; a picture without words gets a slide. */
export const pairedByPosition = (slides: Slide[], pictures: number[]): Slide[] =>
  Array.from({ length: Math.max(slides.length, pictures.length) }, (_, at) => ({
    ...slides[at],
    image: pictures[at] ?? null,
  }))

/**
 * The slides of one language with the pictures of another, in its order. Words stay with their picture, and those of a
 * picture that was exchanged with its place. `spare` has words for pictures that are new in this language.
 */
export function withPicturesOf(model: Slide[], slides: Slide[], spare: Slide[] = []): Slide[] {
  const left = new Set(slides)
  const take = (slide: Slide | undefined) => (slide && left.delete(slide) ? slide : undefined)
  const same = model.map(({ image }) => take([...left].find((it) => it.image === image)))
  return model.map(({ image }, at) => {
    const known = same[at] ?? take(slides[at])
    if (known) return { ...known, image }
    const { id: _, ...words } = spare.find((it) => it.image === image) ?? {}
    return { ...words, image }
  })
}

/** The slides of an entry, and after them those of its new translation with a picture that the entry has not. */
export const joined = (slides: Slide[], added: Slide[]): Slide[] => [
  ...slides,
  ...added.filter(({ image }) => image !== null && !slides.some((it) => it.image === image)),
]

/**
 * The slides of an entry whose `images` an earlier release has written: by position, unless slides already have pictures
 * of their own. The texts of a removed picture become a slide without a picture.
 */
export function repaired(slides: Slide[], pictures: number[]): Slide[] {
  if (slides.every(({ image }) => image === null)) return pairedByPosition(slides, pictures)
  const shown = withPicturesOf(slidesOf(pictures), slides)
  const left = slides.filter(({ id }) => !shown.some((it) => it.id === id))
  return [...shown, ...left.map((slide) => ({ ...slide, image: null }))]
}
