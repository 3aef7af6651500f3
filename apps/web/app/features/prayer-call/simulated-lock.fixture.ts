import { waitTimeoutMs } from './call-lock.ts'
import type { simulatedMachine } from './simulated-machine.fixture.ts'

/** The lock of a device: one tab after another, and a tab whose wait times out continues without it. */
export function simulatedLock(machine: ReturnType<typeof simulatedMachine>) {
  const waiting: (() => void)[] = []
  let isHeld = false

  function request(): Promise<boolean> {
    if (!isHeld) {
      isHeld = true
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const grant = () => {
        giveUp()
        resolve(true)
      }
      const giveUp = machine.setAlarm(waitTimeoutMs, () => {
        machine.settleFirst()
        waiting.splice(waiting.indexOf(grant), 1)
        resolve(false)
      })
      waiting.push(grant)
    })
  }

  function release() {
    const next = waiting.shift()
    if (next) next()
    else isHeld = false
  }

  return async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    machine.settleFirst()
    const isHolder = await request()
    try {
      return await act()
    } finally {
      if (isHolder) release()
    }
  }
}
