import type {Services} from '../../lib/services';

/** What the built pages contain, and the services that are on. */
export type PageNeeds = {
  /** The hashes of all inline scripts, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** The hashes of the style elements of pages with styles of their own. */
  readonly styleHashes: readonly string[];
  /** The origins of other hosts' pictures that pages show, such as those of promotions. */
  readonly imageOrigins: readonly string[];
  readonly services: Services;
  /** Whether all HTML that pages insert goes through the policies of `plugins/lib/trusted-types`. */
  readonly trustedTypes: boolean;
};

/** Response headers by name, in the order in which they are sent. */
export type Headers = Readonly<Record<string, string>>;

type Directives = Readonly<Record<string, readonly string[]>>;

const POLICY = 'Content-Security-Policy';
const SELF = "'self'";
const NONE = "'none'";

/** The hosts that Google documents for Tag Manager and Analytics (developers.google.com/tag-platform/security). */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The features that pages could ask for and that the site never uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Returns the headers to send with every response of the site. */
export function securityHeaders(needs: PageNeeds): Headers {
  return {
    [POLICY]: policyText(policyOf(needs)),
    // No includeSubDomains: that is for the owner of the domain to decide, not for one site on it.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Returns the policy for a `<meta>` element, for hosts that can't send headers. Browsers ignore `frame-ancestors` there
 * and print a warning, so it is left out.
 */
export function policyForMeta(headers: Headers): string {
  return (headers[POLICY] ?? '').replace(/; frame-ancestors [^;]*/, '');
}

/**
 * What may be in a directive: a keyword or hash in quotation marks, a scheme, a name, or the origin of a host. Anything
 * else could end the directive and begin another one.
 */
const VALUE = /^(?:'[\w+/=-]+'|data:|[a-z]+|https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)$/;

/** Returns the policy as a header has it. Throws for a value that isn't one. */
function policyText(directives: Directives): string {
  const parts = Object.entries(directives).map(([name, values]) => {
    const wrong = values.find((value) => !VALUE.test(value));
    if (wrong === undefined) return [name, ...values].join(' ');
    throw new Error(
      `The security policy can't have "${wrong}" in ${name}. Write hosts as https://name.example, without anything after it.`,
    );
  });
  return parts.join('; ');
}

function policyOf({scriptHashes, styleHashes, imageOrigins, services, trustedTypes}: PageNeeds): Directives {
  const {algolia, googleTagManager} = services;
  const tags = googleTagManager ? [TAG_MANAGER] : [];
  const analytics = googleTagManager ? ANALYTICS : [];
  return {
    'default-src': [SELF],
    'script-src': [
      SELF,
      ...quoted(scriptHashes),
      // Pagefind, which reads the index of the search, is WebAssembly. This keyword doesn't allow eval().
      ...(algolia ? [] : ["'wasm-unsafe-eval'"]),
      ...tags,
    ],
    ...(styleHashes.length > 0 ? {'style-src': [SELF, ...quoted(styleHashes)]} : {}),
    // Icons in the style sheets are data: URLs.
    'img-src': [SELF, 'data:', ...[...imageOrigins].sort(), ...tags, ...analytics],
    ...(algolia || googleTagManager
      ? {'connect-src': [SELF, ...(algolia ? algoliaHosts(algolia.appId) : []), ...tags, ...analytics]}
      : {}),
    ...(googleTagManager ? {'frame-src': ['https://www.googletagmanager.com']} : {}),
    // Without hashes and WebAssembly, which the worker that looks up errors doesn't need.
    'worker-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    // The tags of a container are unknown to this build, and most of them aren't made for Trusted Types.
    ...(trustedTypes && !googleTagManager ? TRUSTED_TYPES : {}),
  };
}

function quoted(hashes: readonly string[]): string[] {
  return [...hashes].sort().map((hash) => `'${hash}'`);
}

const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['docs', 'default'],
};

/** Returns the hosts that Algolia's client tries for an application, in its order. */
function algoliaHosts(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
  ].map((host) => host.toLowerCase());
}
