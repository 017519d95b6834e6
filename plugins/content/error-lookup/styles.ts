/**
 * The styles of the field and its results. Only the page `/errors` has them, so they are in the page. Sizes are those of
 * `src/css/tokens.css`, written out: a token that only this page reads would stay in the style sheet that every page loads,
 * and make it larger.
 */
export const STYLES = [
  '.error-lookup{display:none}',
  '[data-js] .error-lookup{display:block}',
  '.error-lookup label{display:block;font-weight:600;margin-bottom:0.5rem}',
  '.error-lookup textarea{display:block;box-sizing:border-box;width:100%;padding:0.75rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface-raised);color:var(--ink);font:0.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;resize:vertical}',
  '.error-lookup button{min-height:2.5rem;padding:0 1rem;margin-top:0.75rem;border:1px solid var(--line-strong);border-radius:99px;background:var(--surface-raised);color:var(--ink);font:inherit;font-size:0.875rem;cursor:pointer}',
  '.error-lookup button:hover{border-color:var(--accent)}',
  // Safari on iPhones zooms into a field with smaller text.
  '@media (pointer:coarse){.error-lookup button{min-height:2.75rem}.error-lookup textarea{font-size:1rem}}',
  // The line keeps its height without a text, so that the list below doesn't move.
  '.error-lookup [role=status]{min-height:1.5em;margin:0.75rem 0 0;color:var(--ink-muted)}',
  '.error-lookup ol{list-style:none;margin:0;padding:0}',
  '.error-lookup li{margin-top:0.75rem;padding:0.75rem 1rem;border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere}',
  '.error-lookup li>*{margin:0}',
  '.error-lookup li>*+*{margin-top:0.5rem}',
  '@media print{.error-lookup{display:none!important}}',
].join('');
