/** External addresses that more than one part of the shell links to. */
export const LINKS = {
  community: 'https://ionicframework.com/community',
  forum: 'https://forum.ionicframework.com/',
  blog: 'https://ionic.io/blog/tag/capacitor',
  twitter: 'https://twitter.com/capacitorjs',
  discord: 'https://ionic.link/discord',
  github: 'https://github.com/ionic-team/capacitor',
  japanese: 'https://capacitorjs.jp/docs',
  proposals: 'https://github.com/capacitor-community/proposals',
  communityPlugins: 'https://github.com/capacitor-community',
  officialPlugins: 'https://github.com/ionic-team/capacitor-plugins',
} as const;

/** Where readers get help, in the navbar and in the footer. */
export const SUPPORT_LINKS = [
  {label: 'Help Center', href: 'https://ionicframework.com/support'},
  {label: 'Customer Support', href: 'https://ionic.zendesk.com/'},
  {label: 'Enterprise Advisory', href: 'https://ionicframework.com/advisory'},
];

/** The logo at both ends of a page. */
export const LOGO = {src: 'img/logo-light.svg', srcDark: 'img/logo-dark.svg', width: 130, height: 24};

/** The project's accounts, in the order of their icons in the shell. */
export const SOCIAL_LINKS = [
  {name: 'X (Twitter)', icon: 'twitter', href: LINKS.twitter},
  {name: 'Discord', icon: 'discord', href: LINKS.discord},
  {name: 'GitHub', icon: 'github', href: LINKS.github},
] as const;
