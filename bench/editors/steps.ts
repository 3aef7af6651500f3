import { confirmationTexts } from '../../apps/cms/src/admin/confirmation/confirmation-texts.ts'
import { pictureTexts } from '../../apps/cms/src/admin/picture-texts/picture-texts.ts'
import { scheduleTexts } from '../../apps/cms/src/admin/schedule/schedule-texts.ts'
import { binTexts } from '../../apps/cms/src/admin/versions/bin-texts.ts'
import { clockTimeOf } from '../../apps/cms/src/dates/centre-time.ts'
import { pngPicture } from '../../apps/cms/tests/png-picture.ts'
import { recordPath } from '../../apps/web/app/paths/site-pages.ts'
import { type Desk, expect } from './desk.ts'
import type { Language } from './panel-words.ts'
import { secondsUntil, type Visitor } from './seconds-to-site.ts'

interface Trial {
  desk: Desk
  visitor: Visitor
  language: Language
  /** Writes a message as the site does for a visitor, and answers its subject. */
  writeMessage(): Promise<string>
}

export interface Measured {
  step: string
  seconds: number
}

const minuteMs = 60_000
const create = (uid: string, language: Language) =>
  `/content-manager/collection-types/api::${uid}.${uid}/create?plugins[i18n][locale]=${language}`

/** What a new editor does on the first day, in the panel; each step is measured until a visitor's page shows it. */
export async function measureSteps({ desk, visitor, language, writeMessage }: Trial): Promise<Measured[]> {
  const { page, field, own, word } = desk
  const measured: Measured[] = []
  const site = language === 'fa' ? 'fa' : 'ca'
  const home = `/${site}/home`
  const { date: today } = clockTimeOf(new Date())
  const mark = language === 'fa' ? 'آزمایش' : 'Trial'
  const titled = (text: string) => `${mark} ${text}`
  const picture = async (name: string) => ({
    name: `${name}-${language}.png`,
    mimeType: 'image/png',
    buffer: await pngPicture(),
  })

  async function measure(step: string, press: () => Promise<unknown>, isSo: () => Promise<boolean>) {
    const seconds = await secondsUntil(press, isSo)
    measured.push({ step, seconds })
    process.stderr.write(`${language} ${step}: ${seconds.toFixed(2)} s\n`)
  }
  const onHome = (text: string) => () => visitor.shows(home, text)
  const notOnHome = (text: string) => async () => !(await visitor.shows(home, text))
  const documentId = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''
  /** A new entry has an address part of its own once it is suggested. */
  const suggested = () => expect(field('slug')).not.toHaveValue('')

  await desk.open(create('anouncement', language))
  await field('title').fill(titled('one'))
  await field('date').fill(today)
  await suggested()
  await measure('an announcement, published', desk.publish, onHome(titled('one')))
  await desk.published()
  const announcement = documentId()
  await field('title').fill(titled('two'))
  await measure('… changed', desk.publish, onHome(titled('two')))
  await desk.published()

  await desk.open(create('post', language))
  await field('title').fill(titled('event'))
  await page.getByRole('combobox', { name: language === 'fa' ? 'نوع' : 'Kind' }).click()
  await page.getByRole('option', { name: language === 'fa' ? 'رویداد' : 'Event', exact: true }).click()
  await field('startsAt').fill(`${Number(today.slice(0, 4)) + 1}-01-15`)
  await field('startsAt.time').fill('18:30')
  await desk.upload(await picture('event'))
  await suggested()
  const slug = await field('slug').inputValue()
  const event = recordPath(site, 'event', slug)
  await measure('an event with a day and a photo, published', desk.publish, () =>
    visitor.shows(`/${site}/events`, titled('event')),
  )
  await desk.published()
  await field('slug').fill(`${slug}-moved`)
  await measure('… at another address, to which the old one leads', desk.publish, async () =>
    Boolean((await visitor.leadsTo(event))?.endsWith(`${slug}-moved`)),
  )
  await desk.published()

  await desk.single('banner')
  const slides = page.locator('[name^="slides."][name$=".title"]')
  await desk.press(word('Add an entry'))
  await slides.last().fill(titled('slide'))
  await desk.upload(await picture('slide'))
  await measure('a picture in the banner, published', desk.publish, onHome(titled('slide')))
  await desk.published()
  await desk.press(own(pictureTexts.open))
  const alternatives = page
    .getByRole('dialog')
    .getByRole('textbox', { name: own(pictureTexts.alternativeText) })
  await alternatives.last().fill(titled('alternative text'))
  await measure(
    'the alternative text of a picture, saved',
    () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: own(pictureTexts.save), exact: true })
        .click(),
    onHome(titled('alternative text')),
  )

  await desk.form('anouncement', announcement)
  await expect(field('title')).toHaveValue(titled('two'))
  await desk.moreActions('More document actions', word('Unpublish'))
  await measure(
    'the announcement, unpublished',
    () => desk.press(own(confirmationTexts.confirmUnpublish)),
    notOnHome(titled('two')),
  )
  // The next full minute that has not passed when the panel sends it.
  const due = new Date(Math.ceil((Date.now() + minuteMs / 2) / minuteMs) * minuteMs)
  const { date, time } = clockTimeOf(due)
  // The panel reads the entry again, and what is typed meanwhile is lost.
  await desk.open('/schedule')
  await expect(field('title')).toHaveCount(0)
  await desk.form('anouncement', announcement)
  await field('schedule.publishAt').fill(date)
  await field('schedule.publishAt.time').fill(time)
  await desk.press(own(scheduleTexts.save))
  await expect(desk.button(own(scheduleTexts.cancel))).toBeVisible()
  await secondsUntil(
    async () => undefined,
    async () => Date.now() >= due.getTime(),
  )
  await measure('… at its time, published', async () => undefined, onHome(titled('two')))

  await desk.form('anouncement', announcement)
  await expect(field('title')).toHaveValue(titled('two'))
  await desk.moreActions('More actions', language === 'fa' ? /^حذف \(همه/ : /^Delete entry \(all/)
  await measure('… deleted', () => desk.press(own(confirmationTexts.confirmDelete)), notOnHome(titled('two')))
  await desk.open('/bin')
  await page
    .getByRole('row', { name: titled('two') })
    .getByRole('button', { name: own(binTexts.action) })
    .click()
  await page
    .getByRole('status')
    .getByRole('link', { name: own(binTexts.open) })
    .click()
  await expect(field('title')).toHaveValue(titled('two'))
  await measure('… restored from the bin and published', desk.publish, onHome(titled('two')))

  const subject = await writeMessage()
  await desk.open('/content-manager/collection-types/api::message.message')
  await page.getByText(subject).first().click()
  await field('handled').click()
  await measure('a visitor’s message, marked as answered', desk.save, async () =>
    page.getByText(word('Saved document')).first().isVisible(),
  )
  return measured
}
