import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../i18n/i18n-provider.tsx'
import { MapOnRequest } from './map-on-request.tsx'

const place = { address: 'تورنتو، خیابان نمونه، شماره ۱۲', latitude: 43.6532, longitude: -79.3832 }
const words = dictionaries.fa.footer
const frame = () => document.querySelector('iframe')
const button = () => page.getByRole('button', { name: words.showMap })

function footer(of: Parameters<typeof MapOnRequest>[0]) {
  const Page = createRoutesStub([
    {
      id: 'routes/$lang',
      path: '/:lang/home',
      Component: () => (
        <I18nProvider>
          <MapOnRequest {...of} />
        </I18nProvider>
      ),
    },
  ])
  const loaderData = { 'routes/$lang': { dictionary: dictionaries.fa } }
  return render(<Page initialEntries={['/fa/home']} hydrationData={{ loaderData }} />)
}

afterEach(() => localStorage.clear())

test('the map loads on request, and on the next page without a request', {
  tags: ['spec:2.43'],
}, async () => {
  const first = await footer(place)
  await expect.element(page.getByText(words.mapNote)).toBeVisible()
  expect(frame()).toBeNull()
  await button().click()
  await expect.poll(() => frame()?.title).toBe(place.address)
  await first.unmount()

  await footer(place)
  await expect.poll(() => frame()?.title).toBe(place.address)
  await expect.element(button()).not.toBeInTheDocument()
})

test('an address without coordinates is shown without a map', async () => {
  await footer({ address: place.address, latitude: null })
  await expect.element(page.getByText(place.address)).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('link').elements()).toEqual([])
})
