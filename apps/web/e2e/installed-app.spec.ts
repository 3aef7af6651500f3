import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import { pagePath } from '../app/paths/site-pages.ts'
import { expectCached } from './cached-on-device.ts'
import { sample } from './extent.ts'
import { expect, testOfUnavailable as test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

for (const language of sample('installed-app', languages, 1)) {
  const words = dictionaries[language]

  test(`the site in ${language} can be installed as an app`, { tag: ['@spec:10.12'] }, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(pagePath(language, 'donate'))
    const link = await page.locator('link[rel=manifest]').getAttribute('href')
    const response = await request.get(link ?? '')
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      name: words.site.name,
      short_name: words.site.shortName,
      lang: locales[language].htmlLang,
      dir: locales[language].dir,
      start_url: pagePath(language, 'home'),
      scope: '/',
      display: 'standalone',
    })
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
    // The installability errors that the browser reports.
    const session = await page.context().newCDPSession(page)
    const { url, errors } = await session.send('Page.getAppManifest')
    expect(url).toBe(baseURL + (link ?? ''))
    expect(errors).toEqual([])
    await expectCached(page, pagePath(language, 'home'))
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A test's browser is in incognito mode. A headless shell reports no error at all, so the criteria are also checked
    // here.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const plainIcons = manifest.icons.filter(({ purpose = 'any' }) => /\bany\b/.test(purpose))
    expect(plainIcons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
    const sides = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const image = Object.assign(new Image(), { src })
            await image.decode()
            return `${image.naturalWidth}x${image.naturalHeight}`
          }),
        ),
      [...manifest.icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png'],
    )
    expect(sides).toEqual([...manifest.icons.map(({ sizes }: { sizes: string }) => sizes), '180x180'])
  })
}
