import {HASHED_FOLDERS} from '../../plugins/lib/hashedFiles';
import {withoutSlash} from '../../plugins/lib/withoutSlash';
import {IMMUTABLE, REVALIDATED} from './caching';
import type {Host, HostSite} from './types';

/** Caddy 2.6 and later, without plugins. */
export const caddy: Host = {
  files: (site) => ({Caddyfile: caddyfile(site)}),
  precompressed: true,
  redirects: true,
  headers: true,
};

/** Returns a Caddyfile. In a `route` block, directives run in the order in which they are written. */
function caddyfile({baseUrl, headers, redirects, root}: HostSite): string {
  const base = withoutSlash(baseUrl);
  return `# Replace :80 with the site's domain, and Caddy gets a certificate for it.
:80 {
  root * ${root}
  map {path} {docs_moved} {
${redirects.map(({from, to}) => `    ${from} ${to}`).join('\n')}
    default ""
  }

  @other_method not method GET HEAD
  @home path /
  @base path ${base}
  @moved expression \`{docs_moved} != ""\`
  @not_found_page path ${base}/404 ${base}/404.html
  @index path ${base}/index.html
  @folder path_regexp folder ^(${base}/.+)/(?:index\\.html)?$
  @html path_regexp html ^(${base}/.+)\\.html$
  @hashed path_regexp ^${base}/${HASHED_FOLDERS}
  @pages not path_regexp ^${base}/${HASHED_FOLDERS}
  @root path ${base}/
  @markdown {
    header_regexp Accept (?i)text/markdown
    not header_regexp Accept (?i)text/html
    file {path}.md
  }
  @page file {path}.html
  @markdown_file path *.md
  @outside not path ${base}/* /robots.txt

  route {
    header -Server
    header {
${Object.entries(headers)
  .map(([name, value]) => `      ${name} "${value}"`)
  .join('\n')}
      Cache-Control "${REVALIDATED}"
    }
    respond @other_method 405
    route @home {
      rewrite * ${base}/
      redir * {uri} 302
    }
    route @base {
      rewrite * ${base}/
      redir * {uri} 301
    }
    route @moved {
      rewrite * {docs_moved}
      redir * {uri} 301
    }
    error @not_found_page 404
    error @outside 404
    route @index {
      rewrite * ${base}/
      redir * {uri} 301
    }
    route @folder {
      rewrite * {re.folder.1}
      redir * {uri} 301
    }
    route @html {
      rewrite * {re.html.1}
      redir * {uri} 301
    }
    header @hashed Cache-Control "${IMMUTABLE}"
    header @pages +Vary Accept
    rewrite @root ${base}/index
    rewrite @markdown {path}.md
    rewrite @page {path}.html
    header @markdown_file Content-Type "text/markdown; charset=utf-8"
    file_server {
      index .none
      disable_canonical_uris
      precompressed br gzip
    }
  }

  handle_errors {
    header Cache-Control "${REVALIDATED}"
    @missing expression \`{err.status_code} == 404\`
    route @missing {
      header Content-Type "text/html; charset=utf-8"
      rewrite * ${base}/404.html
      file_server
    }
    respond "{err.status_code} {err.status_text}"
  }
}
`;
}
