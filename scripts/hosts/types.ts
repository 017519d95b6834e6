import type {Deployment} from '../../plugins/site/security-headers';

/** Files by their path in the folder that is deployed. */
export type HostFiles = Readonly<Record<string, string>>;

export type HostSite = Deployment & {
  /** The absolute path at which the server has the folder `public`. Only servers need it. */
  readonly root: string;
};

/** How a site is prepared for a host. */
export type Host = {
  /** Returns the files that configure the host. */
  readonly files: (site: HostSite) => HostFiles;
  /** Whether the host serves `.br` and `.gz` files in place of the original ones. The other hosts compress themselves. */
  readonly precompressed: boolean;
  /** Whether the host redirects old addresses and those with a slash. Otherwise, they need pages. */
  readonly redirects: boolean;
  /** Whether the host sends the headers. Otherwise, each page has the policy in a `<meta>` element. */
  readonly headers: boolean;
};
