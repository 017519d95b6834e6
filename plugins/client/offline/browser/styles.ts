/**
 * The styles of the controls. Every page loads the site's style sheet, and most readers never open these. Sizes are
 * written out, because a token that only these styles read would stay in that sheet and make it larger.
 */
export const STYLES = `
.offline-control { display: grid; gap: 0.5rem; justify-items: start; font-size: 0.875rem; line-height: 1.4; }
.offline-control p { margin: 0; color: var(--ink-muted); font-size: 0.8125rem; }
.offline-control .button { font-family: inherit; font-size: 0.875rem; white-space: normal; }
.offline-control progress { width: 100%; }
.offline-item { margin-top: 0.375rem; padding: 0.625rem 0.625rem 0; border-top: 1px solid var(--line); }
.menu-box__list .offline-item .offline-link { padding-inline: 0; color: var(--accent); text-decoration: underline; }
`;
