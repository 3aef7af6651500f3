import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { writeNginxConfiguration } from '../../apps/web/tests/topology/nginx-configuration.ts'

/**
 * Writes a configuration as one would write it for any server: TLS, HTTP/2, gzip. Pictures, the font and the stylesheet of
 * the direction are those of this site, from it.
 */
export const writePlainConfiguration =
  (assets: number): typeof writeNginxConfiguration =>
  (folder, { site, sites: [port] }, certificate) => {
    const file = join(folder, 'nginx.conf')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    for (const [name, text] of Object.entries(certificate ?? {})) writeFileSync(join(folder, name), text)
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
${paths.map((it) => `  ${it}_temp_path ${folder}/${it};`).join('\n')}
  access_log off;
  gzip on;
  gzip_comp_level 6;
  gzip_proxied any;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/x-component;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-Proto https;
  server {
    listen 127.0.0.1:${site} ssl http2;
    ssl_certificate ${folder}/cert;
    ssl_certificate_key ${folder}/key;
    location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header Accept-Encoding ""; }
    location ~ ^/(assets|pictures|favicon) { proxy_pass http://127.0.0.1:${assets}; }
  }
}
`,
    )
    return file
  }
