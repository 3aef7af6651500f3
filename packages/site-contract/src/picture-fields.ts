/** The fields of a file of the media library that the site reads of a picture; its other sizes are not shown. */
export const pictureFields = [
  'url',
  'width',
  'height',
  'alternativeText',
  'caption',
  'translations',
  'focalPoint',
  'updatedAt',
]
