export { Gallery, type GalleryProps } from './gallery.tsx'
export type { GalleryParts } from './parts.ts'
export type { GalleryPicture, LightboxLabels } from './picture.ts'
