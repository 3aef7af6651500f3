import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@islamic-centre/i18n/locales'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

type Loaded = Record<string, { data: unknown }>

const firstGroup = (pattern: RegExp, text: string): string => {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`The home page has nothing that matches ${pattern}.`)
  return found
}

/**
 * Writes what the home page shows as `{language}.json`: the data that the site sends to a client-side navigation, and the
 * addresses of the font and the stylesheet of the direction.
 */
export async function writeHomeContent(site: string, folder: string): Promise<void> {
  for (const language of languages) {
    const home = `${site}/${language}/home`
    const { body } = await fetch(`${home}.data`)
    if (!body) throw new Error(`${home}.data has no body.`)
    const loaded = (await decode(body, globalThis as unknown as Window)).value as Loaded
    const html = await fetch(home).then((it) => it.text())
    const content = {
      ...(loaded['routes/$lang']?.data as object),
      home: loaded['routes/home']?.data,
      font: firstGroup(/as="font"[^>]* href="([^"]+)"/, html),
      stylesheet: firstGroup(/rel="stylesheet" href="([^"]+)"/, html),
    }
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(content))
  }
}
