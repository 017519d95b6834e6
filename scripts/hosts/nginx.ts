import {HASHED_FOLDERS} from '../../plugins/lib/hashedFiles';
import {withoutSlash} from '../../packages/lib/withoutSlash';
import type {Deployment} from '../../plugins/site/security-headers';
import {IMMUTABLE, REVALIDATED} from './caching';
import {NOT_REFUSED} from './notRefused';

/**
 * Returns a file for `/etc/nginx/conf.d/`. It needs the module `brotli_static`, which Debian has as
 * `libnginx-mod-http-brotli-static`. `root` is the absolute path at which the server has the folder `public`. Variables
 * start with `docs_`, because all sites of a server share them.
 */
export function nginxConfig({baseUrl, headers, redirects}: Deployment, root: string): string {
  const base = withoutSlash(baseUrl);
  const hashed = `${base}/${HASHED_FOLDERS}`;
  return `# Debian: apt-get install nginx libnginx-mod-http-brotli-static, and copy this file to /etc/nginx/conf.d/.

map $http_accept $docs_extension {
  default .html;
  "~*text/html${NOT_REFUSED}" .html;
  "~*text/markdown${NOT_REFUSED}" .md;
}
# A missing file in a hashed folder may be there after the next deployment, so its 404 isn't kept.
map "$status $uri" $docs_cache {
  default "${REVALIDATED}";
  "~^(?:200|206|304) ${hashed}" "${IMMUTABLE}";
}
map $uri $docs_vary {
  default Accept;
  "~^${hashed}" "";
}
map $uri $docs_moved {
  default "";
${redirects.map(({from, to}) => `  ${from} ${to};`).join('\n')}
}

server {
  listen 80;
  listen [::]:80;
  root ${root};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json image/svg+xml;
  include /etc/nginx/mime.types;
  types { text/markdown md; }
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $docs_cache always;
  add_header Vary $docs_vary always;

  error_page 404 ${base}/404.html;
  location / { return 404; }
  location = / { return 302 ${base}/$is_args$args; }
  location = /robots.txt { }
  location = ${base} { return 301 ${base}/$is_args$args; }
  location = ${base}/ { try_files ${base}/index$docs_extension =404; }
  location = ${base}/404 { return 404; }
  location = ${base}/404.html { internal; }
  location ${base}/ {
    if ($docs_moved) { return 301 $docs_moved$is_args$args; }
    rewrite ^${base}/index\\.html$ ${base}/ permanent;
    rewrite ^(${base}/.+)/(?:index\\.html)?$ $1 permanent;
    rewrite ^(${base}/.+)\\.html$ $1 permanent;
    try_files $uri$docs_extension $uri.html $uri =404;
  }
}
`;
}
