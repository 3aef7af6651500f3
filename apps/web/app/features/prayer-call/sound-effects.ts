import type { RequestAudioFocus } from '../../platform/audio-focus.ts'
import type { CallEvent } from './call-events.ts'
import type { CallEffects } from './call-loop.ts'
import type { createCallSounds } from './call-sounds.ts'
import { createCallVoice } from './call-voice.ts'

type SoundParts = {
  sounds: ReturnType<typeof createCallSounds>
  element: HTMLAudioElement
  requestFocus: RequestAudioFocus
}

/** The effects that sound in the page's audio element. */
export function createSoundEffects(
  { sounds, element, requestFocus }: SoundParts,
  dispatch: (event: CallEvent) => void,
) {
  const voice = createCallVoice(element, () => dispatch({ type: 'ended' }))
  let releaseFocus: (() => void) | undefined

  const effects = {
    checkPermission: async () => dispatch({ type: 'permissionRead', isAllowed: await voice.allowed() }),
    prepareSounds: () => void sounds.prepare(),
    requestFocus() {
      releaseFocus = requestFocus(() => dispatch({ type: 'stopped' }))
    },
    releaseFocus: () => releaseFocus?.(),
    async play({ attempt }) {
      const result = await voice.play(attempt.by === 'audio' ? sounds.of(attempt.time) : sounds.chime())
      dispatch({ type: 'played', attempt, result })
    },
    stop: voice.stop,
    markBroken: ({ time }) => sounds.isBroken(time),
    setVolume({ volume }) {
      element.volume = volume
    },
  } satisfies Partial<CallEffects>

  return { effects, close: voice.close }
}
