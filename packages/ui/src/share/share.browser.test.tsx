import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Link, Standard } from './share.stories.tsx'

const address = 'https://example.org/fa/events/muharram'
const share = () => page.getByRole('button', { name: 'هم‌رسانی' })
const copied = () => page.getByText('پیوند رونوشت شد.')

/** Stands in for the share sheet of the device, which is outside the browser. */
function sheet(answer: () => Promise<void>) {
  const shared = vi.fn(answer)
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared })
  return shared
}

/** The error of a denied permission. */
function refuseClipboard() {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  document.body.replaceChildren()
})

test('opens the device’s own way to share', async () => {
  const shared = sheet(async () => {})
  await render(shown(Standard))
  await share().click()
  expect(shared).toHaveBeenCalledWith({ title: 'برنامه محرم', url: address })
})

test('shares the page itself when no address is given', async () => {
  const shared = sheet(async () => {})
  await render(shown(Standard, { address: undefined }))
  await share().click()
  expect(shared).toHaveBeenCalledWith({ title: 'برنامه محرم', url: location.href })
})

test('closed by the visitor, it does nothing else', async () => {
  const shared = sheet(() => Promise.reject(new DOMException('', 'AbortError')))
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await render(shown(Standard))
  await share().click()
  await expect.poll(() => shared.mock.settledResults.length).toBe(1)
  expect(write).not.toHaveBeenCalled()
})

test.each([
  ['a device with no such way', Standard, 'هم‌رسانی'],
  ['the button for the link', Link, 'رونوشت پیوند'],
] as const)('%s copies the address, and says so', async (_name, story, name) => {
  Reflect.deleteProperty(Navigator.prototype, 'share')
  await render(shown<object>(story))
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await page.getByRole('button', { name }).click()
  await expect.element(copied()).toBeVisible()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(field).toHaveValue(address)
})

test('a clipboard that refuses leaves the address to be copied by hand, already selected', async () => {
  refuseClipboard()
  await render(shown(Link))
  await page.getByRole('button', { name: 'رونوشت پیوند' }).click()
  const field = page.getByRole('textbox', { name: 'پیوند را از این‌جا بردارید' })
  await expect.element(field).toHaveValue(address)
  expect(getSelection()?.toString()).toBe(address)
  await expect.element(copied()).not.toBeInTheDocument()
})
