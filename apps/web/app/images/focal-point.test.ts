import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { focalPoint } from './focal-point.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const sheets = globSync(['apps/web/app/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root })
const crops = sheets.flatMap((sheet) =>
  [...readFileSync(root + sheet, 'utf8').matchAll(/{([^{}]*object-fit: cover;[^{}]*)}/g)].map(
    ([, declarations = '']) => ({ sheet, declarations }),
  ),
)

test('every rule that crops pictures obeys the focal point that an editor has set', () => {
  expect(crops.length).toBeGreaterThan(5)
  const ignoring = crops.filter(
    ({ declarations }) =>
      !declarations.includes('object-position: var(--ui-focal-x, 50%) var(--ui-focal-y, 50%);'),
  )
  expect(ignoring.map(({ sheet }) => sheet)).toEqual([])
})

test('a focal point is two percentages; anything else is ignored', () => {
  expect(focalPoint.parse({ x: 81.37, y: 0 })).toEqual({ x: 81.37, y: 0 })
  for (const none of [null, undefined, {}, { x: 120, y: 3 }, 'left'])
    expect(focalPoint.parse(none)).toBeUndefined()
})

test('a picture that was read without its focal point is valid', () => {
  expect(z.object({ focalPoint }).parse({})).toEqual({})
})
