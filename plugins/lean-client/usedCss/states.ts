/** Names that neither the built pages nor the scripts spell out, although a page can come to have them. */
export type RunTimeState = {
  readonly kind: 'class' | 'id' | 'tag' | 'attribute' | 'value';
  readonly names: readonly string[];
  readonly reason: string;
};

/**
 * What a reader's action, or the browser, makes of a page. Names that a script writes as a string are found there and
 * need no entry; these are the ones whose rules must stay even if the next minifier joins them from pieces.
 */
export const RUN_TIME_STATES: readonly RunTimeState[] = [
  {
    kind: 'class',
    names: ['navbar-sidebar', 'navbar-sidebar--show', 'navbar-sidebar__backdrop'],
    reason: 'The menu of narrow screens is rendered when it is opened first.',
  },
  {
    kind: 'class',
    names: ['navbar-sidebar__items--show-secondary'],
    reason: 'The menu of narrow screens slides to the sidebar of the docs.',
  },
  {
    kind: 'class',
    names: ['menu__list-item--collapsed', 'menu__link--active', 'table-of-contents__link--active'],
    reason: 'Follow the reader: what is folded, where the page is scrolled to.',
  },
  {kind: 'class', names: ['dropdown--show'], reason: 'A menu of the navbar opened by a key or a tap.'},
  {
    kind: 'id',
    names: ['nprogress'],
    reason: 'The progress bar of a change of page that takes longer than 200 ms; made by a library.',
  },
  {kind: 'class', names: ['bar', 'peg'], reason: 'The parts of the progress bar.'},
  {
    kind: 'attribute',
    names: ['data-theme', 'data-theme-choice', 'data-js', 'data-announcement-bar-initially-dismissed'],
    reason: 'An inline script sets them on the document before the first paint.',
  },
  {
    kind: 'attribute',
    names: ['data-menu', 'data-in-view-only'],
    reason: 'The script of plugins/early-taps sets them on the document.',
  },
  {
    kind: 'attribute',
    names: ['data-first-view', 'data-laid-out'],
    reason: 'Set by scripts until all of a page is laid out (firstViewScript.ts, src/client/firstView.ts).',
  },
  {
    kind: 'attribute',
    names: ['data-search-marks'],
    reason: 'Set on the document while the words of a query are marked (src/client/marks).',
  },
  {
    kind: 'value',
    names: ['light', 'dark', 'system', 'true', 'false'],
    reason:
      'Values of these attributes, and of the aria- and data- attributes that say whether something is on.',
  },
  {
    kind: 'attribute',
    names: ['open', 'hidden', 'disabled', 'inert', 'href'],
    reason:
      'A collapsible or dialog opened, a tab panel hidden, a button that has to wait, a link that got its target.',
  },
  {
    kind: 'attribute',
    names: [
      'aria-selected',
      'aria-current',
      'aria-expanded',
      'data-has-hydrated',
      'data-copied',
      'data-state',
    ],
    reason: 'Set by scripts when a tab, an option or a page is chosen, and when the copy button has copied.',
  },
  {
    kind: 'tag',
    names: ['dialog', 'mark'],
    reason: 'The search, and the words of a query on the page it led to.',
  },
];

/** A part of the theme that is in the scripts whether a site uses it or not. */
export type BuiltOrNever = {
  /** The part's classes, without the hash of CSS modules. */
  readonly classes: RegExp;
  readonly reason: string;
};

/**
 * Parts that a page has from the server or not at all. Their classes stay only if a built page has one of the part's
 * classes; in the scripts they say nothing.
 */
export const BUILT_OR_NEVER: readonly BuiltOrNever[] = [
  {classes: /^breadcrumb/, reason: 'Breadcrumbs are off (`docs.breadcrumbs`).'},
  {classes: /^(?:tag|tagRegular|tagWithCount|tags)$/, reason: 'No page has tags.'},
  {
    classes: /^(?:announcementBarPlaceholder|announcementBarClose|closeButton|close)$/,
    reason: 'The announcement cannot be closed (`announcementBar.isCloseable`).',
  },
  {
    classes: /^(?:collapseSidebarButton|collapseSidebarButtonIcon|expandButton|expandButtonIcon)$/,
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
    reason: 'Options of the footer that are not set.',
  },
  {classes: /^containsTaskList$/, reason: 'No page has a task list.'},
  {
    classes: /^(?:menuHtmlItem|menuExternalLink)$/,
    reason: 'The sidebars have neither HTML nor foreign links.',
  },
  {
    classes: /^(?:pagination|card|hero|tabs|img)$/,
    reason: "The theme's pages of the blog, of categories, and its tabs.",
  },
];
