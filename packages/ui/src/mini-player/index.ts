export { MiniPlayer, type MiniPlayerProps } from './mini-player.tsx'
