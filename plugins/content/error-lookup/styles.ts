/**
 * The styles of the field, its results and the rows of the list. Only the page `/errors` has them, so they are in the page.
 * Sizes are those of `src/css/tokens.css`, written out: a token that only this page reads would stay in the style sheet that
 * every page loads, and make it larger. The results look like the entries of the list, whose styles they share, and the field
 * like those of `src/css/plugin-index.css`.
 */
export const STYLES = [
  '.error-lookup{display:none}',
  '[data-js] .error-lookup{display:block}',
  '.error-lookup [hidden],.error-lookup dl:empty{display:none}',
  '.error-lookup form{display:flex;flex-wrap:wrap;align-items:center;gap:0.5rem 1rem}',
  '.error-lookup label{font-size:0.8125rem;font-weight:600}',
  '.error-lookup textarea{box-sizing:border-box;flex:0 0 100%;padding:0.75rem 1rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface-raised);color:var(--ink);font:0.875rem/1.5 var(--ifm-font-family-monospace);resize:vertical}',
  '.error-lookup button{min-height:2.5rem;padding-block:0;font-family:inherit;font-size:0.875rem}',
  // Safari on iPhones zooms into a field with smaller text.
  '@media (pointer:coarse){.error-lookup button{min-height:2.75rem}.error-lookup textarea{font-size:1rem}}',
  '.error-lookup [role=status]{flex:0 0 100%;margin:-0.5rem 0 0;color:var(--ink-muted);font-size:0.875rem}',
  // The button has a place beside the examples, so that the list below hardly moves.
  '.error-lookup__examples{display:flex;flex-wrap:wrap;gap:0.5rem;align-items:center;margin:0;color:var(--ink-muted);font-size:0.8125rem}',
  '.error-lookup__examples button{padding:0 0.75rem;border:1px solid var(--line-strong);border-radius:99px;background:var(--surface-raised);color:var(--ink);font-size:0.8125rem;cursor:pointer}',
  '.error-lookup__examples button:hover{border-color:var(--accent)}',
  '.error-lookup [type=reset]{margin-left:auto}',
  '.error-lookup textarea::placeholder{color:var(--ink-muted);opacity:1}',
  '.members dt code+code,.members dt details{font-weight:400;color:var(--ink-muted)}',
  '.members dt details{font-size:0.8125rem}',
  '.error-lookup [role=status]:not(:empty){margin-top:0.5rem}',
  '.error-lookup dl,.error-lookup__none{margin-top:0.75rem}',
  '.error-lookup dl>div{margin-bottom:1rem;padding:1rem 1.25rem;border:1px solid color-mix(in srgb,var(--note) 30%,transparent);border-radius:12px;background:var(--note-soft);animation:var(--motion-rise)}',
  // An answer that is only likely is less of an announcement.
  '.error-lookup [data-state=likely]>div{border-color:var(--line-strong);background:var(--surface)}',
  '.markdown .error-lookup .members.members>div>dt code{font-size:0.9375rem}',
  '.error-lookup__row{display:grid;grid-template-columns:4rem minmax(0,1fr)}',
  '.error-lookup__row,.error-lookup__row~dd{margin-top:0.5rem!important}',
  '.error-lookup__row>*{margin:0!important}',
  '.error-lookup__row~.error-lookup__other{margin-top:1rem!important;padding-top:0.75rem;border-top:1px solid var(--line-strong);font-weight:600}',
  '.error-lookup .error-lookup__other+dd:not(.error-lookup__row){margin-top:0!important;color:var(--ink-muted);font-size:0.8125rem}',
  '.theme-doc-markdown h3>a:not(.hash-link){color:inherit;text-decoration:none}',
  // A list that grows moves what is below it, not the heading that an address names.
  '.error-group{position:relative;overflow-anchor:none;border-bottom:1px solid var(--line)}',
  '.theme-doc-markdown .error-group h3{margin:0;padding:0.75rem 9rem 0.75rem 0;font-size:1rem}',
  '.error-group>details>summary{position:absolute;top:0;right:0;padding-block:0.75rem;color:var(--ink-muted);font-size:0.875rem;list-style:none;cursor:pointer}',
  '.error-group>details>summary::-webkit-details-marker{display:none}',
  '.error-group>details>summary:hover{color:var(--accent)}',
  '.error-count{display:flex;gap:0.5rem;align-items:center;justify-content:end}',
  '.error-count.chevron::after{position:static;width:1rem;height:1rem;rotate:180deg}',
  '.error-group>[open]>summary .chevron::after{rotate:0deg}',
  // The messages of a list that isn't complete yet, and the link to the rest, which goes when it is.
  '.error-group [data-part] dt code{white-space:normal;overflow-wrap:break-word;box-decoration-break:clone}',
  '.error-causes{font-size:0.875rem}',
  '.error-lookup dd.error-lookup__from,.error-lookup dd:last-child{color:var(--ink-muted);font-size:0.8125rem}',
  '@media print{.error-lookup{display:none!important}}',
].join('');
