import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../../../../deploy/nginx', import.meta.url))

type Ports = { site: number; cms: number; inner: number; sites: readonly number[]; contentServer: number }

/** The configuration of deploy/nginx with the addresses, folders and the plain http of a test; gives its file. */
export function writeNginxConfiguration(folder: string, ports: Ports): string {
  const conf = join(folder, 'conf')
  mkdirSync(conf)
  symlinkSync(ours, join(conf, 'islamic-centre'))
  const shared = join(folder, 'http.conf')
  writeFileSync(shared, readFileSync(join(ours, 'http.conf'), 'utf8').replaceAll('/var/cache/nginx', folder))
  const file = join(conf, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  const servers = ports.sites.map((port) => `server 127.0.0.1:${port} fail_timeout=2s;`)
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  include ${shared};
  access_log ${folder}/access.log without_visitors;
  upstream site { zone site 64k; least_conn; ${servers.join(' ')} keepalive 32; }
  upstream cms { zone cms 64k; server 127.0.0.1:${ports.contentServer} max_fails=0; keepalive 16; }
  # The visitors of a test say whose address they have, as a network in front of this one does.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  server { listen 127.0.0.1:${ports.site}; include islamic-centre/site.conf; }
  server { listen 127.0.0.1:${ports.cms}; include islamic-centre/cms.conf; }
  server { listen 127.0.0.1:${ports.inner}; include islamic-centre/webhook.conf; }
}
`,
  )
  return file
}
