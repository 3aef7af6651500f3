export { Gallery, type GalleryProps } from './gallery.tsx'
export type { GalleryPicture, LightboxLabels } from './picture.ts'
