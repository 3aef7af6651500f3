import type { SoundedIn } from './call-ledger.ts'
import type { Call, CallSettings, CallTime } from './call-plan.ts'
import type { CallSounds } from './call-sounds.ts'
import type { Attempt } from './call-state.ts'
import type { Begun } from './call-voice.ts'

/** What has happened. */
export type CallEvent =
  /** The page was opened, or the visitor turns the calls on: calls after `since` sound. */
  | { type: 'opened'; since: number; isOff: boolean }
  | { type: 'armed'; since: number }
  /** `stopped`: by the visitor, who may also have started another sound. */
  | { type: 'turnedOff' | 'stopped' | 'replayRequested' }
  | { type: 'testRequested'; time: CallTime }
  | { type: 'volumeSet'; volume: number }
  | { type: 'settingsChanged'; settings: CallSettings }
  | { type: 'soundsChanged'; sounds: CallSounds }
  /** The alarm fired; `hasGesture` if the visitor has used the page. */
  | { type: 'woken'; hasGesture: boolean }
  | { type: 'permissionRead'; isAllowed: boolean }
  /** The plan was made again, or the network is back: files that could not be fetched are requested again. */
  | { type: 'refetchDue' }
  /** The previous document was left while this call sounded. */
  | { type: 'interruptionRead'; call: Call }
  | { type: 'due'; call: Call }
  /** No other tab sounds a call until the turn ends. */
  | { type: 'turn'; call: Call; soundedIn: SoundedIn | undefined; isLate: boolean; isLeaving: boolean }
  | { type: 'played'; attempt: Attempt; result: Begun }
  /** The sound ended by itself. */
  | { type: 'ended' }
  /** The document is left, or is restored from the back/forward cache. */
  | { type: 'left' | 'restored' }
  | { type: 'closed'; isFailure: boolean }

/** What has to be done. */
export type CallEffect =
  | { type: 'startClock'; since: number; settings: CallSettings }
  | { type: 'changeSettings'; settings: CallSettings }
  | { type: 'stopClock' | 'resumeClock' | 'checkPermission' | 'prepareSounds' }
  | { type: 'takeTurn' | 'retryTurn' | 'endTurn' | 'record'; call: Call }
  | { type: 'requestFocus' | 'releaseFocus' | 'stop' | 'close' }
  | { type: 'play'; attempt: Attempt }
  | { type: 'markBroken'; time: CallTime }
  | { type: 'setVolume'; volume: number }
  | { type: 'store'; key: 'call' | 'call-volume'; value: string }
  /** For the next document of the tab: what sounded, and when the first call without an outcome was due. */
  | { type: 'saveSession'; sounding: Call | undefined; pendingSince?: number | undefined }
  | { type: 'clearSession' }
