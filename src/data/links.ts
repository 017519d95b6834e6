/** External addresses that more than one part of the shell links to. */
export const LINKS = {
  community: 'https://ionicframework.com/community',
  forum: 'https://forum.ionicframework.com/',
  blog: 'https://ionic.io/blog/tag/capacitor',
  twitter: 'https://twitter.com/capacitorjs',
  discord: 'https://ionic.link/discord',
  github: 'https://github.com/ionic-team/capacitor',
  helpCenter: 'https://ionicframework.com/support',
  customerSupport: 'https://ionic.zendesk.com/',
  enterpriseAdvisory: 'https://ionicframework.com/advisory',
  japanese: 'https://capacitorjs.jp/docs',
  proposals: 'https://github.com/capacitor-community/proposals',
  communityPlugins: 'https://github.com/capacitor-community',
  officialPlugins: 'https://github.com/ionic-team/capacitor-plugins',
} as const;

/** The project's accounts, in the order of their icons in the shell. */
export const SOCIAL_LINKS = [
  {name: 'X (Twitter)', icon: 'twitter', href: LINKS.twitter},
  {name: 'Discord', icon: 'discord', href: LINKS.discord},
  {name: 'GitHub', icon: 'github', href: LINKS.github},
] as const;
