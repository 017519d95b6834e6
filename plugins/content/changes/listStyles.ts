/**
 * The styles of the list of all changes: a section is as low as its few lines, and the kind of a change has a color. Only
 * the pages with `::api-changes` have them, so they are in the page. Sizes are those of `src/css/tokens.css`, written out:
 * a token that only these pages read would stay in the style sheet that every page loads, and make it larger.
 */
export const LIST_STYLES = [
  // Three columns: the subject, the kind of the change, and what changed.
  '@media(min-width:768px){.theme-doc-markdown{display:grid;grid-template-columns:9.5rem minmax(0,1fr);column-gap:1.5rem}.theme-doc-markdown>*{grid-column:1/-1}.theme-doc-markdown>:is(h2+*,.api-compare){max-width:none}.theme-doc-markdown>h2{grid-column:1;align-self:start}.theme-doc-markdown>h2+*{grid-column:2}.theme-doc-markdown>h2,.theme-doc-markdown>h2+*{padding-top:0.625rem}.theme-doc-markdown>h2+*{border-top:1px solid var(--line)}}',
  '.theme-doc-markdown>h2{margin:1.5rem 0 0;font-size:0.9375rem;letter-spacing:0}',
  '@media(min-width:768px){.theme-doc-markdown>h2,.theme-doc-markdown>h2+*{margin:0 0 0.625rem}}',
  '.theme-doc-markdown>h2+ul{padding:0.625rem 0 0;font-size:0.875rem;list-style:none}',
  '.theme-doc-markdown>h2>a:not(.hash-link){color:inherit;text-decoration:none}',
  '.theme-doc-markdown .pairs{margin-top:0}',
  '.pairs>div[data-kind]{grid-template-columns:6.25rem 1fr;padding-block:0 0.25rem;border:0}',
  '.pairs ul{display:flex;flex-wrap:wrap;column-gap:1.5rem;margin:0}',
  '.pairs dt>.chip{border-color:color-mix(in srgb,currentcolor 35%,transparent);background:var(--note-soft);color:var(--note)}',
  '.pairs [data-kind=added]>dt>.chip{background:var(--tip-soft);color:var(--tip)}',
  '.pairs [data-kind=removed]>dt>*{--tip:var(--danger);--tip-soft:var(--danger-soft)}',
  '.pairs li:not(.bare){flex-basis:100%}',
  // Next to each other on a phone, too, and the longest name of a package pushes nothing into another row.
  '.api-compare .plugin-filter{row-gap:0.75rem}',
  '.api-compare :is(.plugin-filter>label,fieldset:nth-of-type(2)){flex:1 8rem;min-width:0}',
  '.api-compare fieldset:nth-of-type(2) .chevron{flex:1;min-width:0}',
  // The buttons name what they are about. A legend can't be hidden by the site's class, which its styles above override.
  '.api-compare fieldset:last-of-type legend{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}',
  '.api-compare [aria-pressed]{padding-inline:0.75rem}',
  '.api-compare [aria-pressed=false] span{color:var(--ink-muted)}',
  '.api-compare [aria-pressed]:disabled{border-color:var(--line);color:var(--ink-muted);cursor:default}',
  '.theme-doc-markdown .pairs li{margin:0 0 0.125rem;color:var(--ink-muted);font-size:0.875rem}',
  '.api-compare [role=status]{margin:0 0 0.75rem}',
  '@media(max-width:640px){.api-compare fieldset:first-of-type{flex-basis:100%}.pairs>div[data-kind]{display:grid;grid-template-columns:1fr;row-gap:0.375rem}.pairs>[data-kind] dd{grid-column:1}}',
].join('');
