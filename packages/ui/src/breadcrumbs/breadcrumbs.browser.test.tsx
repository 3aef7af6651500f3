import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Standard } from './breadcrumbs.stories.tsx'

const link = (name: string) => page.getByRole('link', { name })

test('on a wide screen it links to every page above, and marks the current one', async () => {
  await page.viewport(1280, 800)
  await render(shown(Standard))
  for (const name of ['خانه', 'آموزش', 'کلاس‌ها']) await expect.element(link(name)).toBeVisible()
  const here = page.getByRole('listitem').filter({ hasText: 'فارسی برای کودکان' })
  await expect.element(here).toHaveAttribute('aria-current', 'page')
})

test.each(['rtl', 'ltr'])(
  'on a phone it leads one page up, by a chevron before the name, %s',
  async (dir) => {
    document.documentElement.dir = dir
    await page.viewport(360, 740)
    await render(shown(Standard))
    await expect.element(link('کلاس‌ها')).toBeVisible()
    await expect.element(link('خانه')).not.toBeInTheDocument()
    const up = link('کلاس‌ها').element()
    const name = up.querySelector('bdi')?.getBoundingClientRect() as DOMRect
    const chevron = up.previousElementSibling?.getBoundingClientRect() as DOMRect
    expect(dir === 'rtl' ? chevron.left >= name.right : chevron.right <= name.left).toBe(true)
  },
)
