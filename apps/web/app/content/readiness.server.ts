import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { createContent } from './content.server.ts'
import { published } from './sources.server.ts'

let ready = false
let reading: Promise<void> | undefined

async function read() {
  ready = (await createContent(published, defaultLanguage).mainPage()) !== undefined
}

/** Whether the main page could be read since the start; asking tries anew, and waits `patience` milliseconds at most. */
export async function hasContent(patience: number): Promise<boolean> {
  if (ready) return true
  reading ??= read().finally(() => {
    reading = undefined
  })
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patience).unref())])
  return ready
}
