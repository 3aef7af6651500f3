import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import type { APIRequestContext, Page } from '@playwright/test'
import { readLetter } from '../../cms/tests/read-letter.ts'
import { recordPath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { breaksNoRule } from './axe.ts'
import { takeTime, visitor } from './message-form.ts'
import { expect, test } from './publishing-servers.ts'

// One after the other: each worker would start servers of its own.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(visitor()))

type Panel = { url: string; token: string }
const dayMs = 86_400_000

/** Publishes an event that takes names, and answers with its slug and its documentId. */
async function publishEvent(request: APIRequestContext, panel: Panel, signUp: object) {
  const ask = requestAsPanel(request, panel)
  const posts = '/content-manager/collection-types/api::post.post'
  const slug = `supper-${Date.now()}`
  const startsAt = new Date(Date.now() + 7 * dayMs).toISOString()
  const entry = { slug, kind: 'event', title: 'Family supper', startsAt, signUp }
  const { data } = await ask(`${posts}?locale=en`, entry)
  await ask(`${posts}/${data.documentId}/actions/publish?locale=en`, entry)
  return { slug, documentId: data.documentId as string }
}

const question = { textFa: 'غذای بی‌گوشت؟', textEn: 'Vegetarian?', required: true }
const form = { places: 2, waitingList: true, showPlacesLeft: true, askChildren: true, questions: [question] }

function fieldsOf(page: Page, language: Language) {
  const { message, signUp } = dictionaries[language]
  const section = page.locator('#sign-up')
  const field = (label: string | RegExp) => section.getByLabel(label)
  return {
    section,
    name: section.getByLabel(message.name, { exact: true }),
    email: field(message.email),
    adults: field(signUp.adults),
    children: field(signUp.children),
    answer: field(language === 'fa' ? question.textFa : question.textEn),
    send: section.getByRole('button'),
    words: signUp,
  }
}

async function fill(page: Page, language: Language, email: string) {
  const fields = fieldsOf(page, language)
  await fields.name.fill('Mina Rad')
  await fields.email.fill(email)
  await fields.answer.fill('No')
  return fields
}

test('a visitor signs up, gets an e-mail with the date, cancels once, and who waits moves up', async ({
  page,
  request,
  publishing: { panel, letters, siteUrl },
}) => {
  const { slug, documentId } = await publishEvent(request, panel, form)
  const path = recordPath('ca', 'event', slug)
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  const letterTo = async (email: string, subject: string) => {
    const find = async () =>
      (await Promise.all(letters.map(readLetter))).find(
        (it) => it.to === email && it.subject.startsWith(subject),
      )
    await expect.poll(find).toBeDefined()
    return find()
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  const fields = await fill(page, 'ca', `first-${slug}@example.org`)
  await expect(fields.section).toContainText('2 places are left.')
  await fields.children.fill('1')
  await fields.answer.fill('')
  await fields.send.click()
  await expect(fields.answer).toBeFocused()
  await expect(fields.answer).toHaveAccessibleDescription(fields.words.faults.answerMissing)
  await expect(fields.name).toHaveValue('Mina Rad')
  await breaksNoRule(page, { within: 'main' })
  await fields.answer.fill('No')
  await takeTime(page)
  await fields.send.click()
  const sent = fields.section.getByRole('status').filter({ hasText: fields.words.confirmedHeading })
  await expect(sent).toBeFocused()
  const letter = await letterTo(`first-${slug}@example.org`, 'You are signed up')
  expect(letter?.event?.uid).toBe(`${documentId}@${new URL(siteUrl).hostname}`)
  expect(await (await request.get(`${path}/event.ics`)).text()).toContain(`UID:${letter?.event?.uid}`)

  // The cached pages follow within seconds; the next visitor waits.
  for (const language of ['ca', 'fa'] as const) {
    const { waiting } = dictionaries[language].signUp
    await expect
      .poll(async () => await (await request.get(recordPath(language, 'event', slug))).text(), {
        intervals: [200],
      })
      .toContain(`<p>${waiting}</p>`)
  }
  await page.goto(recordPath('fa', 'event', slug))
  const persian = await fill(page, 'fa', `second-${slug}@example.org`)
  await expect(persian.section).toContainText(persian.words.waiting)
  await takeTime(page)
  await persian.send.click()
  await expect(persian.section.getByRole('status')).toContainText(persian.words.waitingHeading)
  await letterTo(`second-${slug}@example.org`, 'نام شما در فهرست انتظار است')

  const cancel = `${siteUrl}/ca/cancel-sign-up?token=${letter?.cancelToken}`
  await page.goto(cancel)
  const words = dictionaries.ca.signUp
  await page.getByRole('button', { name: words.cancelConfirm }).click()
  await expect(page.getByText(words.cancelledHeading)).toBeVisible()
  await letterTo(`second-${slug}@example.org`, 'برای شما جا باز شد')
  await page.goto(cancel)
  await expect(page.getByText(words.alreadyHeading)).toBeVisible()
  const wrong = await request.get(`${siteUrl}/ca/cancel-sign-up?token=wrong`)
  expect(wrong.status()).toBe(404)
  expect(await wrong.text()).toContain(words.unknown)
  expect(wrong.headers()['cache-control']).toBe('no-store')
})

test('a page with a form does not read its data again, which would take away the answer', async ({
  page,
  request,
  publishing: { panel },
}) => {
  const { slug } = await publishEvent(request, panel, form)
  const path = recordPath('ca', 'event', slug)
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  await page.clock.install()
  await page.goto(path)
  const fields = await fill(page, 'ca', `stays-${slug}@example.org`)
  await fields.answer.fill('No')
  await takeTime(page)
  await fields.send.click()
  const sent = fields.section.getByRole('status').filter({ hasText: fields.words.confirmedHeading })
  await expect(sent).toBeVisible()
  let asked = 0
  page.on('request', (it) => {
    if (new URL(it.url()).pathname === '/now') asked += 1
  })
  // An open page without a form asks once a minute.
  await page.clock.fastForward(70_000)
  await page.evaluate(async () => (await fetch('/now')).text())
  expect(asked).toBe(1)
  await expect(sent).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor signs up after a second look, and what was typed stays', async ({
    page,
    request,
    publishing: { panel },
  }) => {
    const { slug } = await publishEvent(request, panel, { ...form, askChildren: false, places: null })
    const path = recordPath('ca', 'event', slug)
    await expect.poll(async () => (await request.get(path)).status()).toBe(200)
    await page.goto(path)
    const fields = await fill(page, 'ca', `plain-${slug}@example.org`)
    await fields.send.click()
    await expect(fields.section.getByRole('status')).toContainText(fields.words.again)
    await expect(fields.name).toHaveValue('Mina Rad')
    await takeTime(page)
    await fields.send.click()
    await expect(fields.section.getByRole('status')).toContainText(fields.words.confirmedHeading)
  })
})
