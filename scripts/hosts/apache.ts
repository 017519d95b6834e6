import {HASHED_FOLDERS} from '../../plugins/lib/hashedFiles';
import {withoutSlash} from '../../plugins/lib/withoutSlash';
import {IMMUTABLE, REVALIDATED} from './caching';
import type {Host, HostSite} from './types';

/** Apache 2.4 with its modules rewrite and headers. */
export const apache: Host = {
  files: (site) => ({'apache.conf': apacheConfig(site)}),
  precompressed: true,
  redirects: true,
  headers: true,
};

/** Returns a virtual host. It isn't an `.htaccess` file, which Apache would read again for each request. */
function apacheConfig({baseUrl, headers, redirects, root}: HostSite): string {
  const base = withoutSlash(baseUrl);
  const inHashed = `%{REQUEST_URI} =~ m#^${base}/${HASHED_FOLDERS}#`;
  return `# Debian: a2enmod rewrite headers, copy this file to /etc/apache2/sites-available/docs.conf, and a2ensite docs.
<VirtualHost *:80>
  DocumentRoot ${root}
  <Directory ${root}>
    Require all granted
    Options FollowSymLinks
    AllowOverride None
    DirectorySlash Off
    DirectoryIndex disabled
  </Directory>
  ErrorDocument 404 ${base}/404.html

${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header always set Cache-Control "${REVALIDATED}"
  Header always set Cache-Control "${IMMUTABLE}" "expr=${inHashed} && %{REQUEST_STATUS} -in {'200','206','304'}"
  Header always merge Vary Accept "expr=!(${inHashed})"
  Header merge Vary Accept-Encoding

  AddType text/markdown .md
  AddDefaultCharset utf-8
  AddCharset utf-8 .md .css .js .json .svg .txt .xml
  # Debian reads these endings as a language and as an archive.
  RemoveLanguage .br
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz
  <IfModule mod_deflate.c>
    SetEnv no-gzip 1
  </IfModule>

  RewriteEngine On
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  # The error page is a request of its own, with the address of the page.
  RewriteCond %{ENV:REDIRECT_STATUS} =404
  RewriteRule ^ - [L]
  RewriteRule ^/$ ${base}/ [R=302,L]
  RewriteRule ^${base}$ ${base}/ [R=301,L]
${redirects.map(({from, to}) => `  RewriteRule ^${escaped(from)}$ ${to} [R=301,L]`).join('\n')}
  RewriteRule ^${base}/404(?:\\.html)?$ - [R=404,L]
  RewriteRule ^${base}/index\\.html$ ${base}/ [R=301,L]
  RewriteRule ^(${base}/.+)/(?:index\\.html)?$ $1 [R=301,L]
  RewriteRule ^(${base}/.+)\\.html$ $1 [R=301,L]

  RewriteRule ^${base}/$ ${base}/index
  RewriteCond %{HTTP_ACCEPT} text/markdown [NC]
  RewriteCond %{HTTP_ACCEPT} !text/html [NC]
  RewriteCond %{DOCUMENT_ROOT}$0.md -f
  RewriteRule ^${base}/.+$ $0.md
  RewriteCond %{DOCUMENT_ROOT}$0.html -f
  RewriteRule ^${base}/.+$ $0.html

  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{DOCUMENT_ROOT}$0.br -f
  RewriteRule ^${base}/.+$ $0.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{DOCUMENT_ROOT}$0.gz -f
  RewriteRule ^${base}/.+$ $0.gz [L]
</VirtualHost>
`;
}

function escaped(path: string): string {
  return path.replaceAll('.', String.raw`\.`);
}
