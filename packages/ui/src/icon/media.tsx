import { createIcon } from './icon.tsx'

// Transport icons are not mirrored: recorded sound runs from left to right in every language.
export const PlayIcon = createIcon('M8 5.2v13.6L18.8 12Z', { solid: true })

export const PauseIcon = createIcon('M7.5 5.5h2.8v13H7.5zM13.7 5.5h2.8v13h-2.8z', { solid: true })

export const NextTrackIcon = createIcon('M6 6.2v11.6l8.8-5.8ZM17 6h1.4v12H17z', { solid: true })

export const PreviousTrackIcon = createIcon('M18 6.2v11.6L9.2 12ZM5.6 6H7v12H5.6z', { solid: true })

export const VolumeIcon = createIcon(
  'M4 9.6v4.8h3.2L12 18.4V5.6L7.2 9.6ZM15.4 9a4.2 4.2 0 0 1 0 6M17.8 6.6a7.6 7.6 0 0 1 0 10.8',
  { directional: true },
)

export const MutedIcon = createIcon('M4 9.6v4.8h3.2L12 18.4V5.6L7.2 9.6ZM15.6 9.8l4.4 4.4M20 9.8l-4.4 4.4', {
  directional: true,
})
