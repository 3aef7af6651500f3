export type AudioPlayerLabels = {
  /** The label of the player for screen readers. */
  region: string
  play: string
  pause: string
  next: string
  previous: string
  seek: string
  /** "2:05 of 12:41", the `aria-valuetext` of the seek bar. */
  position: (passed: string, whole: string) => string
  volume: string
  mute: string
  unmute: string
  speed: string
  /** "1.5×". */
  rate: (rate: number) => string
  list: string
}
