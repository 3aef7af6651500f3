import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

declare global {
  interface Window {
    longTasks: number[]
  }
}

/** Tasks of the page’s thread, in milliseconds of its own time, which other programs do not lengthen. */
function cpuTimes(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  // Each of them is in the trace a second time, as `ThreadControllerImpl::RunTask`.
  return traceEvents
    .filter((it) => it.name === 'RunTask' && threads.some(({ pid, tid }) => it.pid === pid && it.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000)
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

export type Scroll = {
  /** The longest task in its own time, and how many took more than 50 ms of it. */
  longestCpu: number
  over50Cpu: number
  longest: number
  over50: number
  elements: number
  parts: number
  seconds: number
}

function recordLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

const isSettled = () =>
  [...document.images].every((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return bottom < 0 || top > innerHeight || it.complete
  })

/** Scrolls with the wheel, `step` pixels every 50 ms, to the end of the album. */
async function scrollThrough(page: Page, step: number): Promise<number> {
  let elements = 0
  for (;;) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(50)
    const state = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      isAtEnd: scrollY + innerHeight > document.documentElement.scrollHeight - 2,
    }))
    elements = Math.max(elements, state.elements)
    if (state.isAtEnd) return elements
  }
}

/** The tasks of more than 50 ms while an album is scrolled from its beginning to its end. */
export async function scrollTimes(
  browser: Browser,
  url: string,
  { slower = 1, step, ...options }: BrowserContextOptions & { slower?: number; step: number },
): Promise<Scroll> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  // A machine that is busy.
  page.setDefaultTimeout(180_000)
  await page.addInitScript(recordLongTasks)
  await page.goto(url)
  await page.waitForFunction(() => document.querySelectorAll('[data-part]').length > 1)
  await page.waitForFunction(isSettled)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.mouse.move(100, 300)
  await page.evaluate(() => {
    window.longTasks = []
  })
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  const began = performance.now()
  const elements = await scrollThrough(page, step)
  const seconds = (performance.now() - began) / 1000
  const cpu = cpuTimes(await browser.stopTracing())
  const tasks = await page.evaluate(() => window.longTasks)
  const parts = await page.evaluate(() => document.querySelectorAll('[data-part]').length + 1)
  await context.close()
  return {
    longestCpu: Math.max(0, ...cpu),
    over50Cpu: cpu.filter((it) => it > 50).length,
    longest: Math.max(0, ...tasks),
    over50: tasks.length,
    elements,
    parts,
    seconds,
  }
}
