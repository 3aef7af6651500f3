import { expect, test, vi } from 'vitest'
import { createAlarm } from './alarm.ts'

test('it fires once, and not before its time', async () => {
  const alarm = createAlarm()
  const ring = vi.fn()
  const set = performance.now()
  alarm.set(300, ring)
  await expect.poll(() => ring.mock.calls.length).toBe(1)
  // Timers may be early by a rounding error.
  expect(performance.now() - set).toBeGreaterThan(295)
  alarm.set(200, () => undefined)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(ring).toHaveBeenCalledOnce()
  alarm.close()
})

test('it fires in time while the browser throttles the timers of the page, as in a hidden tab', async () => {
  const alarm = createAlarm()
  const ring = vi.fn()
  const held = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never)
  alarm.set(200, ring)
  expect(held).toHaveBeenCalledOnce()
  held.mockRestore()
  await expect.poll(() => ring.mock.calls.length).toBe(1)
  alarm.close()
})

test('cancelled or closed it does not fire', async () => {
  const ring = vi.fn()
  const [one, other] = [createAlarm(), createAlarm()]
  one.set(100, ring)()
  other.set(100, ring)
  other.close()
  const later = createAlarm()
  const rung = vi.fn()
  later.set(400, rung)
  await expect.poll(() => rung.mock.calls.length).toBe(1)
  expect(ring).not.toHaveBeenCalled()
  one.close()
  later.close()
})
