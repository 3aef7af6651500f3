import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../../../../deploy/nginx', import.meta.url))

type Ports = { site: number; cms: number; inner: number; sites: readonly number[]; contentServer: number }
type Certificate = { cert: string; key: string }

/**
 * Writes the configuration of deploy/nginx with the ports and folders of a test or a measurement, for plain HTTP, or for
 * TLS and HTTP/2 with a certificate in PEM; returns its path.
 */
export function writeNginxConfiguration(folder: string, ports: Ports, certificate?: Certificate): string {
  const conf = join(folder, 'conf')
  mkdirSync(conf)
  symlinkSync(ours, join(conf, 'islamic-centre'))
  const [oneSite, otherSite] = ports.sites
  const portOf: Record<string, number | undefined> = {
    3001: oneSite,
    3002: otherSite,
    1337: ports.contentServer,
    8081: ports.inner,
  }
  const written = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const http = readFileSync(join(ours, 'http.conf'), 'utf8')
  const shared = written('http.conf', http.replaceAll(/\/var\/(cache|log)\/nginx/g, folder))
  const processes = readFileSync(join(ours, 'upstreams.conf'), 'utf8')
  const upstreams = written(
    'upstreams.conf',
    processes.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(portOf[port])),
  )
  const tls = certificate && {
    ssl_certificate: written('fullchain.pem', certificate.cert),
    ssl_certificate_key: written('privkey.pem', certificate.key),
  }
  const protocol = tls ? ' ssl http2' : ''
  const file = join(conf, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
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
  include ${upstreams};
  # The visitors of a test say whose address they have, as a network in front of this one does.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
${tls ? readFileSync(join(ours, 'tls.conf'), 'utf8').replaceAll(/^(ssl_certificate\w*) .*$/gm, (_, name: keyof typeof tls) => `${name} ${tls[name]};`) : ''}
  server { listen 127.0.0.1:${ports.site}${protocol}; include islamic-centre/site.conf; }
  server { listen 127.0.0.1:${ports.cms}${protocol}; include islamic-centre/cms.conf; }
}
`,
  )
  return file
}
