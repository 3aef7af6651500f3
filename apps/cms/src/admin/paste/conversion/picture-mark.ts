/** In the Markdown, the place of a picture by its number: characters that no text has. */
export const pictureMark = (index: number) => `\ufdd0${index}\ufdd1`

/** The marks of a text, with their numbers. */
export const pictureMarks = /\ufdd0(\d+)\ufdd1/
