import { readFileSync } from 'node:fs'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { requestAsPanel } from './administrator.ts'
import { callIsAhead, sleepUntil } from './due-call.ts'
import { expect, calmTest as test } from './publishing-servers.ts'

const words = dictionaries.ca.call

test('the editor’s audio is fetched in advance and cached on the device: without a network it sounds', {
  tag: ['@spec:11.2'],
}, async ({ page, context, request, publishing }) => {
  const panelRequest = requestAsPanel(request, publishing.panel)
  const mainPage = '/content-manager/single-types/api::main-page.main-page/actions/publish'
  const buffer = readFileSync(new URL('../../cms/demo/media/tone-06.mp3', import.meta.url))
  const [file] = await panelRequest('/upload', undefined, {
    name: 'evening.mp3',
    mimeType: 'audio/mpeg',
    buffer,
  })
  for (const locale of ['fa', 'en'])
    await panelRequest(`${mainPage}?locale=${locale}`, { callAudio: { evening: file.id } })
  const path = '/ca/plusoneazan'
  await expect.poll(async () => (await request.get(path)).text()).toContain(file.url)

  await callIsAhead(page)
  await page.goto(path)
  await page.getByRole('button', { name: words.settings }).click()
  await expect(page.getByText(words.sounds.audio, { exact: true })).toHaveCount(1)
  await context.setOffline(true)
  const cached = await page.evaluate(async () => {
    const cache = await caches.open('prayer-call-sounds')
    return (await cache.keys()).map(({ url }) => url)
  })
  expect(cached).toEqual([expect.stringContaining(file.url)])
  await sleepUntil(page, -100)
  const sounding = words.sounding.audio.replace('{{name}}', dictionaries.ca.times.maghrib)
  await expect(page.getByText(sounding)).toBeVisible()
  const position = () => page.evaluate(() => document.querySelectorAll('audio')[1]?.currentTime)
  await expect.poll(position).toBeGreaterThan(1)
})
