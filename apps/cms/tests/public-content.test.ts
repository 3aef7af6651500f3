import { describe, expect, it } from 'vitest'
import { demoServer } from './demo-server.ts'
import { queryGraphql, read } from './reading.ts'

const { url, firstStart } = await demoServer()

const singles = ['about', 'announcement', 'banner', 'main-page', 'main-page-event', 'service']
const collections = [
  'anouncements',
  'imageGalleries',
  'occasions',
  'pages',
  'posts',
  'screens',
  'sounds',
  'videoGalleries',
]

describe.each(['fa', 'en'])('A visitor who reads in %s', (locale) => {
  it.each(singles)('finds /%s', { tags: ['spec:1.5', 'spec:6.1'] }, async (path) => {
    const { status, body } = await read(`${path}?locale=${locale}&populate=*`)
    expect(status).toBe(200)
    expect(body.data.locale).toBe(locale)
  })

  it.each(collections)(
    'finds /%s, and each of them by its documentId',
    { tags: ['spec:1.5', 'spec:6.1'] },
    async (path) => {
      const { status, body } = await read(`${path}?locale=${locale}&populate=*`)
      expect(status).toBe(200)
      expect(body.data.length).toBeGreaterThan(0)
      const [{ documentId }] = body.data
      const one = await read(`${path}/${documentId}?locale=${locale}`)
      expect(one.body.data).toMatchObject({ documentId, locale })
    },
  )

  it('finds the home page by GraphQL, with ids', {
    tags: ['spec:3.2', 'spec:3.3', 'spec:3.4', 'spec:6.1'],
  }, async () => {
    const { body } = await queryGraphql(
      `query Home($locale: I18NLocaleCode!) {
        mainPageEvent(locale: $locale) { Title Content }
        sounds(sort: "createdAt", locale: $locale) { id documentId MainPage title media { url } }
        anouncements(locale: $locale) { id title description content date }
      }`,
      { locale },
    )
    expect(body.errors).toBeUndefined()
    expect(body.data.mainPageEvent.Title).toBeTruthy()
    expect(body.data.sounds).toHaveLength(12)
    expect(Number(body.data.sounds[0].id)).toBeGreaterThan(0)
    expect(body.data.sounds.filter((sound: { MainPage: boolean }) => sound.MainPage).length).toBeGreaterThan(
      6,
    )
    expect(body.data.anouncements).toHaveLength(9)
  })

  it('sees the pictures of the slides as the images of the banner', {
    tags: ['spec:3.5'],
  }, async () => {
    const { body } = await read(
      `banner?locale=${locale}&populate[images]=true&populate[slides][populate]=image`,
    )
    const { images, slides } = body.data
    expect(images.length).toBeGreaterThanOrEqual(5)
    expect(slides.map(({ image }: { image: object }) => image)).toEqual(images)
    expect(images[0].name).toBe('banner-dusk.webp')
    for (const image of images)
      expect(image).toMatchObject({
        url: expect.stringMatching(/^\/uploads\/.+\.webp$/),
        alternativeText: expect.any(String),
        caption: expect.toBeOneOf([null, expect.any(String)]),
        width: 1920,
        height: 1080,
      })
    for (const slide of slides) expect(slide.alt).toBeTruthy()
  })

  it('finds eight upcoming and six past events', async () => {
    const { body } = await read(`posts?locale=${locale}&filters[kind]=event&pagination[pageSize]=50`)
    const toCome = body.data.filter((post: { startsAt: string }) => Date.parse(post.startsAt) > Date.now())
    expect(toCome).toHaveLength(8)
    expect(body.data).toHaveLength(14)
  })
})

describe('The content server', () => {
  it('answers an unknown language with a clear 400, by REST and GraphQL', async () => {
    const rest = await read('sounds?locale=de')
    expect(rest.status).toBe(400)
    expect(rest.body.error.message).toBe('Unknown locale "de": this server has fa, en')
    const graphql = await queryGraphql(
      'query ($locale: I18NLocaleCode) { sounds(locale: $locale) { title } }',
      {
        locale: 'de',
      },
    )
    expect(graphql.body.errors[0].message).toContain('Unknown locale "de"')
  })

  it('answers an unknown parameter with 400', async () => {
    expect((await read('sounds?colour=green')).status).toBe(400)
  })

  it('shares slugs, dates and files between the languages, and has one announcement in each language alone', {
    tags: ['spec:1.5'],
  }, async () => {
    const [fa, en] = await Promise.all(
      ['fa', 'en'].map(
        async (locale) => (await read(`anouncements?locale=${locale}&populate=image`)).body.data,
      ),
    )
    const english = new Map(en.map((entry: { slug: string }) => [entry.slug, entry]))
    const paired = fa.filter((entry: { slug: string }) => english.has(entry.slug))
    expect(paired).toHaveLength(8)
    for (const { slug, documentId, date, image, title } of paired) {
      expect(english.get(slug)).toMatchObject({ documentId, date, image: { id: image.id } })
      expect(english.get(slug)).not.toMatchObject({ title })
    }
  })

  it('does not reveal the software it uses', async () => {
    const { headers } = await fetch(`${url}/api/about`)
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('allows other origins to read only if they are listed', async () => {
    const { headers } = await fetch(`${url}/api/about`, {
      headers: { Origin: 'https://other.example.org' },
    })
    expect(headers.get('access-control-allow-origin')).toBeFalsy()
  })

  it('imported the demo content once, although its first start was killed and it was started three times', async () => {
    const { totals } = firstStart
    expect(totals).toMatchObject({
      'upload/files': 52,
      sounds: 12,
      posts: 21,
      videoGalleries: 6,
      imageGalleries: 4,
    })
    const count = async (collection: string) => {
      const { body } = await read(`${collection}?pagination[pageSize]=100`)
      return Array.isArray(body) ? body.length : body.meta.pagination.total
    }
    // Another file of this server adds an entry meanwhile, and deletes it.
    for (const [collection, total] of Object.entries(totals))
      await expect.poll(() => count(collection), { message: collection }).toBe(total)
  })
})
