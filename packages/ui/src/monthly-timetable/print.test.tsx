import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shown } from '../catalogue/story.ts'
import { Standard } from './monthly-timetable.stories.tsx'

const css = ['base/layers', 'base/reset', 'base/tokens', 'base/type', 'base/layout', 'base/print']
  .concat('monthly-timetable/monthly-timetable')
  .map((name) => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

test.each([
  ['A4', 'rtl'],
  ['A4', 'ltr'],
  ['Letter', 'rtl'],
  ['Letter', 'ltr'],
] as const)('a month prints on one page of %s, %s', async (format, direction) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  const fonts = direction === 'rtl' ? '--ui-leading: 1.9' : '--ui-leading: 1.65'
  await page.setContent(
    `<html dir="${direction}"><style>${css} :root { ${fonts}; --ui-leading-tight: 1.45 }</style>${renderToString(shown(Standard, {}, direction))}</html>`,
  )
  const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1')
  await browser.close()
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
