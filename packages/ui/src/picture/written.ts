/** The language and direction of a text that is not in the language of the page. */
export type Written = { lang?: string | undefined; dir?: 'ltr' | 'rtl' | undefined }
