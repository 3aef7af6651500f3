/** A page by its slug, in both languages. */
export interface Page {
  slug: string
  image: string
  fa: PageText
  en: PageText
}

export interface PageText {
  title: string
  description: string
  content: string
  links?: { label: string; url: string; note: string }[]
  /** Canadian dollars, and what they do. */
  amounts?: { amount: number; text: string }[]
}
