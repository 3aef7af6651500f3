export { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx'
export type { AudioPlayerLabels } from './labels.ts'
export type { AudioTrack } from './track-list.tsx'
