import type {Complaint} from '../types';
import movedHosts from './movedHosts.json';

const NEW_HOSTS: Readonly<Record<string, string>> = movedHosts;

const SITE_HOSTS = new Set(['capacitorjs.com', 'www.capacitorjs.com']);

/** Returns the mistakes in a URL outside the site. */
export function judgeLink(address: string): Complaint[] {
  if (!URL.canParse(address)) {
    return [{message: `${address} is not a valid URL`, hint: 'Write https://, a host and a path'}];
  }
  const url = new URL(address);
  return [judgeScheme, judgeOwnSite, judgeRepository, judgeHost].flatMap(
    (judge) => judge(url, address) ?? [],
  );
}

function judgeScheme({protocol}: URL, address: string): Complaint | undefined {
  if (protocol !== 'http:') return undefined;
  return {message: `${address} does not use HTTPS`, hint: `Write ${address.replace(/^http:/i, 'https:')}`};
}

function judgeOwnSite({hostname, pathname}: URL, address: string): Complaint | undefined {
  if (!SITE_HOSTS.has(hostname) || !/^\/docs(?:\/|$)/.test(pathname)) return undefined;
  return {
    message: `${address} is a page of this site`,
    hint: 'Link to its file, such as ./page.md, so that readers stay in their version',
  };
}

/** Finds links to the documentation in Capacitor's repositories, because readers should find it on this site. */
function judgeRepository({hostname, pathname, hash}: URL, address: string): Complaint | undefined {
  const repository = /^\/ionic-team\/(?:capacitor[\w-]*)(\/.*)?$/.exec(pathname);
  const isSource = hostname === 'github.com' || hostname === 'raw.githubusercontent.com';
  if (!repository || !isSource) return undefined;
  const isText = /\/readme(?:\.md)?$|\.mdx?$|\/docs(?:\/|$)/i.test(repository[1] ?? '') || hash === '#readme';
  if (!isText && hostname === 'github.com') return undefined;
  const hint = 'Link to the page on this site, or to the repository itself';
  return {message: `${address} is Capacitor documentation outside this site`, hint};
}

function judgeHost({hostname}: URL, address: string): Complaint | undefined {
  const host = NEW_HOSTS[hostname.replace(/^www\./, '')];
  return host === undefined
    ? undefined
    : {message: `${address} is on a host that has moved`, hint: `Find the page on ${host}`};
}
