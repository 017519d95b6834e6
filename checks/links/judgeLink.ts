import httpOnly from './httpOnly.json';
import movedHosts from './movedHosts.json';
import {withoutFragment} from './spellings';

/** What is wrong with an address by itself. */
export type Complaint = {readonly message: string; readonly hint: string};

/** Addresses that no server answers over https, each with the reason why it stays. */
const HTTP_ONLY = new Set((httpOnly as readonly {url: string; reason: string}[]).map(({url}) => url));

const NEW_HOSTS: Readonly<Record<string, string>> = movedHosts;

const SITE_HOSTS = new Set(['capacitorjs.com', 'www.capacitorjs.com']);

/** Returns what is wrong with an address outside the site, looked at alone. */
export function judgeLink(address: string): Complaint[] {
  if (!URL.canParse(address)) {
    return [{message: `${address} is no address`, hint: 'Write https://, a host and a path'}];
  }
  const url = new URL(address);
  return [judgeScheme, judgeOwnSite, judgeRepository, judgeHost].flatMap(
    (judge) => judge(url, address) ?? [],
  );
}

function judgeScheme({protocol}: URL, address: string): Complaint | undefined {
  if (protocol !== 'http:' || HTTP_ONLY.has(withoutFragment(address))) return undefined;
  const hint = `Write ${address.replace(/^http:/i, 'https:')}, or list it in httpOnly.json with a reason`;
  return {message: `${address} is not https`, hint};
}

function judgeOwnSite({hostname, pathname}: URL, address: string): Complaint | undefined {
  if (!SITE_HOSTS.has(hostname) || !/^\/docs(?:\/|$)/.test(pathname)) return undefined;
  return {
    message: `${address} is a page of this site`,
    hint: 'Link to its file, as in ./page.md: so the reader stays in the version',
  };
}

/** Documentation in repositories of Capacitor: readers are to find it here. */
function judgeRepository({hostname, pathname, hash}: URL, address: string): Complaint | undefined {
  const repository = /^\/ionic-team\/(?:capacitor[\w-]*)(\/.*)?$/.exec(pathname);
  const isSource = hostname === 'github.com' || hostname === 'raw.githubusercontent.com';
  if (!repository || !isSource) return undefined;
  const isText = /\/readme(?:\.md)?$|\.mdx?$|\/docs(?:\/|$)/i.test(repository[1] ?? '') || hash === '#readme';
  if (!isText && hostname === 'github.com') return undefined;
  const hint = 'Link to the page of this site that says it, or to the repository itself';
  return {message: `${address} is documentation of Capacitor outside this site`, hint};
}

function judgeHost({hostname}: URL, address: string): Complaint | undefined {
  const host = NEW_HOSTS[hostname.replace(/^www\./, '')];
  return host === undefined
    ? undefined
    : {message: `${address} leads to a host that has moved`, hint: `Look the page up on ${host}`};
}
