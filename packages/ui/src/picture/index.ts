export { Picture, type PictureProps } from './picture.tsx'
export type { PictureSource } from './source.ts'
