export { AudioPlayer, type AudioPlayerLabels, type AudioPlayerProps } from './audio-player.tsx'
export type { AudioTrack } from './track-list.tsx'
