import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from 'selfsigned'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'

const deploy = fileURLToPath(new URL('../../../../deploy', import.meta.url))

test.each([
  ['systemd/islamic-centre-site@.service', '/var/cache/islamic-centre/site-%i/'],
  ['containers/Containerfile', '/var/cache/site/'],
])('%s allows the site to write its caches', (file, folder) => {
  const text = readFileSync(join(deploy, file), 'utf8')
  for (const name of ['CONTENT_CACHE_DIR', 'PICTURE_CACHE_DIR']) expect(text).toContain(`${name}=${folder}`)
})

test('the container of the content server has the build of each package of this repository that it depends on', () => {
  const containerfile = readFileSync(join(deploy, 'containers/Containerfile'), 'utf8')
  const { dependencies } = JSON.parse(readFileSync(join(deploy, '../apps/cms/package.json'), 'utf8'))
  const packages = Object.keys(dependencies).flatMap((it) => it.match(/^@islamic-centre\/(.+)/)?.[1] ?? [])
  expect(packages).toContain('site-contract')
  const copied = [...containerfile.matchAll(/^COPY --from=built \S+ packages\/(\S+)\/dist$/gm)].map(
    ([, it]) => it,
  )
  expect(copied.toSorted()).toEqual(packages.toSorted())
})

test('nginx takes the configuration for a machine of its own, names, certificates and all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-configuration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(deploy, 'nginx'), join(folder, 'islamic-centre'), { recursive: true })
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'www.example.org' }])
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key)
  mkdirSync(join(folder, 'logs'))

  // What a test may not touch: the ports, certificates and folders of this machine.
  const ports: Record<string, number> = {
    80: await freePort(),
    443: await freePort(),
    8081: await freePort(),
  }
  const elsewhere = (text: string) =>
    text
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace(
        /listen (?:127\.0\.0\.1:)?(80|443|8081)\b/g,
        (_, number) => `listen 127.0.0.1:${ports[number]}`,
      )
      .replaceAll('/etc/ssl/islamic-centre', folder)
      .replaceAll('/var/cache/nginx', folder)
      .replaceAll('/var/log/nginx', join(folder, 'logs'))
  for (const name of ['http', 'upstreams', 'servers', 'tls']) {
    const file = join(folder, 'islamic-centre', `${name}.conf`)
    writeFileSync(file, elsewhere(readFileSync(file, 'utf8')))
  }
  // Like Debian's own configuration, which includes ours.
  const http = 'sendfile on; types_hash_max_size 2048; server_tokens build; keepalive_timeout 65; gzip on;'
  const main = `pid ${folder}/pid; error_log stderr; events {} http { ${http} ssl_protocols TLSv1.2 TLSv1.3; access_log off; include islamic-centre/islamic-centre.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const asked = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]
  expect(() => execFileSync(inject('topology').nginx, asked, { stdio: 'pipe' })).not.toThrow()
})
