import type { Page } from '@playwright/test'
import { entryLinkTexts } from '../../src/admin/entry-links/entry-link-texts.ts'
import { overviewTexts } from '../../src/admin/overview/overview-texts.ts'
import { scheduleTexts } from '../../src/admin/schedule/schedule-texts.ts'
import { versionTexts } from '../../src/admin/versions/version-texts.ts'
import { type Administrator, account, apiToken } from '../administrator.ts'
import { expectSoon as expect } from '../expect-soon.ts'
import { goInPanel } from '../panel-account.ts'
import { english, persian, typeNames } from '../panel-texts.ts'

export type PanelLanguage = 'en' | 'fa'

/** Takes a screenshot of the page. */
export type TakePicture = (name: string) => Promise<void>

const entryTexts = {
  en: {
    title: 'Library closed on Monday',
    excerpt: 'The library is closed on Monday for cleaning.',
    longer: 'The library is closed on Monday and Tuesday for cleaning.',
    text: '## Library\n\nThe library is **closed** on Monday.\n\n- Books can be returned on Tuesday.\n- Questions: [contact us](/contact-us)',
    message: { name: 'A visitor', subject: 'The hall', body: 'Can the hall be rented?', language: 'en' },
  },
  fa: {
    title: 'تعطیلی کتابخانه در روز دوشنبه',
    excerpt: 'کتابخانه روز دوشنبه برای نظافت بسته است.',
    longer: 'کتابخانه روزهای دوشنبه و سه‌شنبه برای نظافت بسته است.',
    text: '## کتابخانه\n\nکتابخانه روز دوشنبه **بسته** است.\n\n- کتاب‌ها را سه‌شنبه می‌توان پس داد.\n- پرسش‌ها: [تماس با ما](/contact-us)',
    message: { name: 'یک بازدیدکننده', subject: 'تالار', body: 'آیا تالار را اجاره می‌دهید؟', language: 'fa' },
  },
}

/** The announcements of that address which a visitor can read. */
async function published(url: string, slug: string, locale: string) {
  const response = await fetch(`${url}/api/anouncements?filters[slug]=${slug}&locale=${locale}`)
  const { data } = (await response.json()) as { data: object[] }
  return data
}

async function firstSlide(url: string, locale: string) {
  const response = await fetch(`${url}/api/banner?populate=slides&locale=${locale}`)
  const { data } = (await response.json()) as { data: { slides: { title: string }[] } }
  return data.slides[0]?.title ?? ''
}

/** Waits until the page shows its content: no spinner, and no picture that is still loading. */
async function settled(page: Page) {
  await expect(page.getByRole('main').first()).toBeVisible()
  await expect(page.locator('[aria-live="assertive"][aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => page.evaluate('[...document.images].every((it) => it.complete)')).toBe(true)
}

/**
 * Performs the steps of `docs/editors.md` in the admin panel of a running server with the demo content, and fails if
 * the panel differs from the document.
 */
export async function walk(
  page: Page,
  url: string,
  administrator: Administrator,
  language: PanelLanguage,
  take: TakePicture,
) {
  const textOf = (key: string, inCode?: string) => {
    const text = language === 'fa' ? persian[key] : (english.get(key) ?? inCode)
    if (text === undefined) throw new Error(`The panel has no text ${key}`)
    return text
  }
  const type = (name: string) => (language === 'fa' ? (typeNames[name] ?? name) : name)
  const open = async (path: string) => {
    await goInPanel(page, path)
    await settled(page)
  }
  const entry = (kind: string, uid: string) =>
    `/content-manager/${kind}-types/api::${uid}.${uid}?plugins[i18n][locale]=${language}`
  const button = (key: string) => page.getByRole('button', { name: textOf(key), exact: true })
  /** Of the centre's own texts, which are pairs. */
  const own = ([en, fa]: readonly [string, string]) => (language === 'fa' ? fa : en)
  const { title, excerpt, longer, text, message } = entryTexts[language]

  // Sign in, in the language of one's own.
  await page.goto(`${url}/admin/auth/login`)
  await settled(page)
  if (language === 'fa') {
    await page.getByRole('combobox', { name: english.get('global.localeToggle.label') ?? '' }).click()
    await page.getByRole('option', { name: 'فارسی' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  }
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await take('sign-in')
  await button('Auth.form.button.login').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstname)
  await expect(page.getByRole('heading', { name: own(overviewTexts.waiting) })).toBeVisible()
  await settled(page)
  await take('start')

  // The lists and the single pages.
  await open(entry('collection', 'anouncement'))
  await page.getByRole('link', { name: type('Announcement'), exact: true }).click()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await take('lists')

  // Write an announcement and publish it.
  const slug = `library-closed-${language}`
  await page
    .getByRole('link', { name: textOf('content-manager.HeaderLayout.button.label-add-entry') })
    .click()
  await page.locator('input[name=title]').fill(title)
  await page.locator('textarea[name=description]').fill(excerpt)
  await page.locator('.CodeMirror').click()
  await page.keyboard.insertText(text)
  // A link is chosen from a list.
  await page.keyboard.press('ControlOrMeta+k')
  const list = page.getByRole('dialog')
  await expect(list.getByRole('button').nth(3)).toBeVisible()
  await take('links')
  await list.getByRole('button', { name: own(entryLinkTexts.cancel) }).click()
  await expect(list).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await take('announcement')
  const day = page.locator('input[name=date]')
  await day.fill('2026-12-07')
  await page.locator('input[name=slug]').fill(slug)
  await page.locator('input[name=slug]').evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await take('date-and-slug')
  await button('global.save').click()
  await expect(page.getByText(textOf('content-manager.success.record.save')).first()).toBeVisible()
  expect(await published(url, slug, language)).toEqual([])
  await button('app.utils.publish').click()
  await expect(page.getByText(textOf('content-manager.success.record.publish')).first()).toBeVisible()
  expect(await published(url, slug, language)).toMatchObject([{ title, date: '2026-12-07', content: text }])

  await expect(page.getByText(textOf('content-manager.success.record.publish'))).toHaveCount(0)

  // What else can be done with it.
  await button('content-manager.containers.edit.panels.default.more-actions').last().click()
  await expect(page.getByRole('menuitem', { name: textOf('app.utils.unpublish'), exact: true })).toBeVisible()
  await take('unpublish')
  await page.keyboard.press('Escape')

  // The same in the other language.
  await page
    .getByRole('combobox', { name: textOf('i18n.Settings.locales.modal.locales.label', 'Locales') })
    .click()
  await expect(page.getByRole('option')).toHaveCount(2)
  await take('languages')
  await page.keyboard.press('Escape')

  // A time for it, beside the form.
  await page.locator('[name="schedule.unpublishAt"]').fill('2026-12-08')
  await page.locator('[name="schedule.unpublishAt.time"]').fill('09:00')
  const schedule = page.getByRole('button', { name: own(scheduleTexts.save), exact: true })
  await schedule.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await take('schedule')
  await schedule.click()
  await expect(page.getByRole('button', { name: own(scheduleTexts.cancel), exact: true })).toBeVisible()

  // What a later change was, in its versions.
  await page.locator('textarea[name=description]').fill(longer)
  // The notification of an earlier save may still be shown.
  const saved = page.waitForResponse((it) => it.request().method() === 'PUT' && it.ok())
  await button('global.save').click()
  await saved
  await expect(page.getByText(textOf('content-manager.success.record.save')).first()).toBeVisible()
  await page.getByRole('button', { name: own(versionTexts.open), exact: true }).click()
  await expect(page.getByRole('dialog').locator('ins, del').first()).toBeVisible()
  await take('versions')
  await page.keyboard.press('Escape')

  // An event, the notice, the banner.
  await open(entry('collection', 'post').replace('?', '/create?'))
  await expect(page.locator('input[name=title]')).toBeVisible()
  await take('event')
  await open(entry('single', 'announcement'))
  await expect(page.locator('input[name=title]')).not.toHaveValue('')
  await take('notice')
  await open(entry('single', 'banner'))
  await page
    .getByText(await firstSlide(url, language))
    .first()
    .click()
  await expect(page.locator('[name="slides.0.title"]')).toBeVisible()
  await take('banner')

  // A picture's alternative text.
  await open('/plugins/upload')
  await page.getByText('محتوای نمونه').last().click()
  const search = page.getByPlaceholder(textOf('upload.header.search.placeholder'))
  await search.fill('cover-tulips')
  await search.press('Enter')
  await page.getByText('cover-tulips.webp').first().click()
  await page.getByText(textOf('upload.asset-details.alternativeText')).last().scrollIntoViewIfNeeded()
  await settled(page)
  await take('alternative-text')

  // What visitors wrote.
  const token = await apiToken(administrator, ['api::message.message.create'])
  const sent = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: message }),
  })
  expect(sent.status).toBe(201)
  await open('/content-manager/collection-types/api::message.message')
  await page.getByText(message.subject).first().click()
  await expect(page.locator('textarea[name=body]')).toHaveValue(message.body)
  await take('message')
}
