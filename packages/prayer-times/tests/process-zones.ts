import { expect } from 'vitest'

/** Zones a server or a device may be in: none of them may change a result. */
export const processZones = [
  'UTC',
  'America/Toronto',
  'Asia/Tehran',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** The minutes that `getTimezoneOffset` returns in January if the zone has been applied. */
const januaryOffsets: { readonly [zone: string]: number } = {
  UTC: 0,
  'America/Toronto': 300,
  'Asia/Tehran': -210,
  'Pacific/Kiritimati': -840,
  'Pacific/Pago_Pago': 660,
}

/** Runs the same work in processes of five zones and expects the same outcome. Node re-reads TZ when it is set. */
export function expectSameInEveryProcessZone(work: () => unknown): void {
  const before = process.env.TZ
  try {
    const outcomes = processZones.map((zone) => {
      process.env.TZ = zone
      expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(januaryOffsets[zone])
      return JSON.stringify(work())
    })
    expect(outcomes[0]).toBeDefined()
    for (const outcome of outcomes) expect(outcome).toBe(outcomes[0])
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}
