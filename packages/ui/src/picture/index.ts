export type { FocalPoint } from './focal-point.ts'
export { Picture, type PictureProps } from './picture.tsx'
export type { PictureSource } from './source.ts'
