export { readVideoAddress, type VideoAddress, type VideoProvider } from './address.ts'
export { Video, type VideoLabels, type VideoProps } from './video.tsx'
