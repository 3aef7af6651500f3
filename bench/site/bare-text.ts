import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Subject, serve } from './subject.ts'

const text = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A bare page</title><body><h1>A bare page</h1>${'<p>A line of text, and nothing that has to be loaded.</p>'.repeat(20)}</body></html>`

/** Serves a page of text without styles and scripts: the floor of first paint. */
export function serveBareText(folder: string): Promise<Subject> {
  const file = join(folder, 'bare.html')
  writeFileSync(file, text)
  return serve({ name: 'a bare page of text' }, 'serve-buffer.ts', { args: [file] })
}
