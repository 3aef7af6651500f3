import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../i18n/i18n-provider.tsx'
import { Playback } from '../player/playback.tsx'
import { SoundPlayer } from '../player/sound-player.tsx'
import { Audio } from './audio.tsx'

const sound = (list: string, number: number) => ({
  id: String(number),
  slug: `sound-${number}`,
  date: undefined,
  title: `${list} ${number}`,
  speaker: undefined,
  kind: 'recitation' as const,
  onMainPage: true,
  src: `/tone-0${number}.mp3`,
})
const sounds = {
  fa: [1, 2, 3].map((it) => sound('فارسی', it)),
  ca: [4, 5, 6].map((it) => sound('English', it)),
}
const words = dictionaries.fa.audio

const Page = createRoutesStub([
  {
    id: 'routes/$lang',
    path: '/:lang/home',
    Component: () => (
      <I18nProvider>
        <Playback>
          <Audio sounds={sounds} player={<SoundPlayer name="main-page" sounds={sounds} />} />
        </Playback>
      </I18nProvider>
    ),
  },
])
const current = () => document.querySelector('.ui-audio-player__name')?.textContent
const source = () => new URL(document.querySelector('audio')?.src ?? '').pathname

test('switching between the Persian and the English list starts its first track, and continues playing', {
  tags: ['spec:2.28', 'spec:4.3'],
}, async () => {
  await render(
    <Page
      initialEntries={['/fa/home']}
      hydrationData={{ loaderData: { 'routes/$lang': { dictionary: dictionaries.fa } } }}
    />,
  )
  await page.getByRole('button', { name: /فارسی 3/ }).click()
  await expect.poll(current).toBe('فارسی 3')
  await expect.element(page.getByRole('button', { name: words.pause, exact: true })).toBeVisible()

  await page.getByText('English', { exact: true }).click()
  await expect.poll(current).toBe('English 4')
  await expect.poll(source).toBe('/tone-04.mp3')
  await expect.element(page.getByRole('button', { name: words.pause, exact: true })).toBeVisible()

  await page.getByText('فارسی', { exact: true }).click()
  await expect.poll(current).toBe('فارسی 1')
  await expect.poll(source).toBe('/tone-01.mp3')
})
