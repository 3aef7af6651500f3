import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback that stores what it receives; in a folder as well, for tests in another process. */
export async function startMailServer(folder?: string) {
  const letters: string[] = []
  const raw: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      let text = ''
      for await (const part of stream) text += part
      raw.push(text)
      // A soft line break of quoted-printable, and its escape sequences.
      letters.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      if (folder) writeFileSync(join(folder, `${letters.length}.eml`), text)
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    /** The same as they came. */
    raw,
    /** The URL in the last e-mail. */
    lastLink: () => new URL(/https?:\/\/[^\s<"]+/.exec(letters.at(-1) ?? '')?.[0] ?? ''),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
