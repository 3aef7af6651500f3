import { type Language, languages } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePath, recordPath } from '../paths/site-pages.ts'
import { type Address, sitemapFile, sitemapIndex } from './sitemap.ts'

const origin = 'https://www.example.org'
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The files that the index names. */
const filesOf = (records: readonly Address[]) =>
  locations(sitemapIndex(origin, records)).map((url) => {
    const [, file] = /^https:\/\/www\.example\.org\/sitemap\.xml\?page=(\d+)$/.exec(url) ?? []
    return sitemapFile(origin, records, Number(file)) ?? ''
  })

const record = (slug: string, written: readonly Language[]): Address => ({
  of: (language) => recordPath(language, 'announcement', slug),
  languages: written,
})
const writtenIn = fc.subarray([...languages], { minLength: 1 })

test('every page and record is in one file of the sitemap, once in each language it is written in', () => {
  const pages = (Object.keys(sitePages) as PageName[]).filter((name) => !('unlisted' in sitePages[name]))
  fc.assert(
    fc.property(fc.array(writtenIn, { maxLength: 700 }), (lists) => {
      const records = lists.map((written, at) => record(`record-${at}`, written))
      const listed = filesOf(records).flatMap(locations)
      expect(listed).toEqual([
        ...pages.flatMap((name) => languages.map((it) => origin + pagePath(it, name))),
        ...records.flatMap(({ of, languages: written }) => written.map((it) => origin + of(it))),
      ])
      expect(new Set(listed).size).toBe(listed.length)
    }),
    { numRuns: 30 },
  )
})

test('no file of the sitemap of 5,500 records with long addresses is over 200 KB, nor is their index', () => {
  const records = Array.from({ length: 5500 }, (_, at) =>
    record(`${'a-long-address-'.repeat(3)}${at}`, languages),
  )
  const files = filesOf(records)
  expect(files.flatMap(locations)).toHaveLength(2 * (5500 + Object.keys(sitePages).length - 1))
  for (const file of [...files, sitemapIndex(origin, records)])
    expect(Buffer.byteLength(file)).toBeLessThan(200_000)
})

test('there is no file that the index does not name', () => {
  const records = [record('one', languages)]
  expect(filesOf(records)).toHaveLength(1)
  for (const file of [0, 2]) expect(sitemapFile(origin, records, file)).toBeUndefined()
})
