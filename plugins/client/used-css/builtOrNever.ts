/** A part of the theme that is in the scripts whether or not the site uses it. */
export type BuiltOrNever = {
  /** Matches the part's classes, without the hash that CSS modules add. */
  readonly classes: RegExp;
  readonly reason: string;
};

/**
 * Parts that only the server renders. Their classes stay only if a built page has one of them; finding them in a
 * script proves nothing.
 */
export const BUILT_OR_NEVER: readonly BuiltOrNever[] = [
  {classes: /^breadcrumb/, reason: 'Breadcrumbs are off (`docs.breadcrumbs`).'},
  {
    classes: /^(?:tag|tagRegular|tagWithCount|tags|padding--none|margin-left--sm)$/,
    reason: 'No page has tags.',
  },
  {
    classes: /^(?:announcementBarPlaceholder|announcementBarClose|closeButton|close)$/,
    reason: 'The announcement cannot be closed (`announcementBar.isCloseable`).',
  },
  {
    classes:
      /^(?:collapseSidebarButton|collapseSidebarButtonIcon|expandButton|expandButtonIcon|button--outline)$/,
    reason: 'The sidebar cannot be hidden (`docs.sidebar.hideable`).',
  },
  {
    classes: /^(?:sidebarHidden|docSidebarContainerHidden|docItemWrapperEnhanced|docMainContainerEnhanced)$/,
    reason: 'The sidebar cannot be hidden (`docs.sidebar.hideable`).',
  },
  {
    classes: /^(?:navbar--dark|navbar--primary|darkNavbarColorModeToggle)$/,
    reason: '`navbar.style` is not set.',
  },
  {classes: /^navbar__title$/, reason: 'The navbar has a logo and no title (`navbar.title`).'},
  {
    classes: /^(?:footer--dark|footerLogoLink|footer__link-separator)$/,
    reason: 'These options of the footer are not set.',
  },
  {classes: /^iconLanguage$/, reason: 'The navbar has no menu of languages.'},
  {classes: /^containsTaskList$/, reason: 'No page has a task list.'},
  {
    classes: /^(?:menuHtmlItem|menuExternalLink)$/,
    reason: 'The sidebars have neither HTML nor external links.',
  },
  {
    classes: /^(?:pagination|card|hero|tabs|img)$/,
    reason: "The theme's blog pages, category pages and tabs are not used.",
  },
];
