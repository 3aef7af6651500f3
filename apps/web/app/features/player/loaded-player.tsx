import { lazy, Suspense } from 'react'
import { usePlayback } from './playback-context.ts'

const MiniPlayer = lazy(() =>
  import('./mini-player.tsx').then(
    (it) => ({ default: it.MiniPlayer }),
    // Without its code the sound plays on, as it did.
    () => ({ default: () => null }),
  ),
)

/** The small player, whose code is loaded with the first recording. */
export function LoadedPlayer() {
  const { queue } = usePlayback()
  if (queue.tracks.length === 0) return null
  return (
    <Suspense>
      <MiniPlayer />
    </Suspense>
  )
}
