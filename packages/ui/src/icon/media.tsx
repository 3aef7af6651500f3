import { Icon, type IconProps } from './icon.tsx'

// A play sign is not mirrored; icons that move along a list are.
export function PlayIcon(props: IconProps) {
  return (
    <Icon solid {...props}>
      <path d="M8 5.2v13.6L18.8 12Z" />
    </Icon>
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon solid {...props}>
      <path d="M7.5 5.5h2.8v13H7.5zM13.7 5.5h2.8v13h-2.8z" />
    </Icon>
  )
}

export function NextTrackIcon(props: IconProps) {
  return (
    <Icon directional solid {...props}>
      <path d="M6 6.2v11.6l8.8-5.8ZM17 6h1.4v12H17z" />
    </Icon>
  )
}

export function PreviousTrackIcon(props: IconProps) {
  return (
    <Icon directional solid {...props}>
      <path d="M18 6.2v11.6L9.2 12ZM5.6 6H7v12H5.6z" />
    </Icon>
  )
}

export function VolumeIcon(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M4 9.6v4.8h3.2L12 18.4V5.6L7.2 9.6ZM15.4 9a4.2 4.2 0 0 1 0 6M17.8 6.6a7.6 7.6 0 0 1 0 10.8" />
    </Icon>
  )
}

export function MutedIcon(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M4 9.6v4.8h3.2L12 18.4V5.6L7.2 9.6ZM15.6 9.8l4.4 4.4M20 9.8l-4.4 4.4" />
    </Icon>
  )
}

export function SpeedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.6 17.4a8.6 8.6 0 1 1 14.8 0M12 14.6l3.8-5.2M10.8 14.8a1.4 1.4 0 1 0 2.4 0" />
    </Icon>
  )
}

export function TrackListIcon(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M4 7h10M4 12h10M4 17h6M16.5 12.6v6.4l4-3.2Z" />
    </Icon>
  )
}
