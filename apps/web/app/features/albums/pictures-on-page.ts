/** The number of pictures on each page of an album. */
export const picturesOnPage = 60
