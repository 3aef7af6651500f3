import sharp from 'sharp'

/** A small picture, for what does not depend on what it shows. */
export const pngPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#176b5b' } })
    .png()
    .toBuffer()
