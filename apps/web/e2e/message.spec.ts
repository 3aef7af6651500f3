import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, locales } from '@islamic-centre/i18n/locales'
import { pagePath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { fill, form, sign, storedWith, takeTime, visitor, written } from './message-form.ts'
import { expect, loud, test } from './test.ts'

for (const any of [test, loud]) any.beforeEach(({ page }) => page.setExtraHTTPHeaders(visitor()))

/** The e-mails that were received, decoded. */
const letters = () =>
  readdirSync(process.env.MAIL_FOLDER ?? '')
    .filter((it) => it.endsWith('.eml'))
    .map((it) => readFileSync(join(process.env.MAIL_FOLDER ?? '', it), 'utf8').replaceAll('=\r\n', ''))

const sampled = sample('message', languages, 1)

for (const language of languages) {
  const extent = { tag: sampled.includes(language) ? [] : [onlyInFullRun] }
  const { contentLocale } = locales[language]
  const path = pagePath(language, 'contact')

  test(`in ${language} a message written by keyboard alone is stored in the content server and comes by mail`, {
    tag: [...extent.tag, '@spec:10.5'],
  }, async ({ page }) => {
    const subject = sign()
    if (language === 'fa') await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const fields = form(page, language)
    await fields.name.focus()
    for (const text of [written[language], '', '۴۱۶ ۵۵۵ ۰۱۰۰', subject, 'first\nsecond']) {
      await page.keyboard.insertText(text)
      await page.keyboard.press('Tab')
    }
    await takeTime(page)
    await expect(fields.send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fields.sent).toBeFocused()
    await breaksNoRule(page, { within: 'main' })

    expect(await storedWith(subject)).toMatchObject([
      {
        name: written[language],
        phone: '416 555 0100',
        body: 'first\nsecond',
        language: contentLocale,
        handled: false,
      },
    ])
    await expect.poll(letters).toContainEqual(expect.stringContaining(subject))
    const letter = letters().find((it) => it.includes(subject))
    expect(letter).toContain('To: office@example.org')

    await page.getByRole('link', { name: fields.words.another }).click()
    await expect(fields.body).toHaveValue('')
  })

  loud(
    `in ${language} every error is shown beside its field, and the text is preserved`,
    extent,
    async ({ page }) => {
      await page.goto(path)
      const { words, section, name, email, phone, subject, body, send } = form(page, language)
      await body.fill('متن')
      await send.click()
      const summary = section.getByRole('alert').getByRole('group', { name: words.unsent })
      const faults = [words.faults.nameMissing, words.faults.reachMissing, words.faults.subjectMissing]
      await expect(summary.getByRole('link')).toHaveText(faults)
      await expect(name).toBeFocused()
      for (const [at, wrong] of [name, email, subject].entries()) {
        await expect(wrong).toHaveAttribute('aria-invalid', 'true')
        await expect(wrong).toHaveAccessibleDescription(new RegExp(faults[at] ?? ''))
      }
      await expect(body).toHaveValue('متن')
      await summary.getByRole('link').nth(2).click()
      await expect(subject).toBeFocused()
      await breaksNoRule(page, { within: 'main' })

      await name.fill(written[language])
      await email.fill('nobody@')
      await phone.fill('12')
      await send.click()
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(words.faults.emailWrong)
      await expect(phone).toHaveAccessibleDescription(words.faults.phoneWrong)
      await expect(name).not.toHaveAttribute('aria-invalid')
    },
  )

  loud.describe('without JavaScript', extent, () => {
    loud.use({ javaScriptEnabled: false })
    loud(`in ${language} a message is sent all the same, after a second look`, async ({ page }) => {
      await page.goto(path)
      const subject = sign()
      const fields = form(page, language)
      await fields.body.fill('متن')
      await fields.send.click()
      await expect(fields.name).toBeFocused()
      await expect(fields.body).toHaveValue('متن')
      await page.goto(path)
      await fill(page, language, subject)
      await fields.send.click()
      await expect(fields.section.getByRole('status')).toContainText(fields.words.again)
      await expect(fields.subject).toHaveValue(subject)
      await takeTime(page)
      await fields.send.click()
      await expect(fields.sent).toBeVisible()
      expect(await storedWith(subject)).toHaveLength(1)
    })
  })
}
