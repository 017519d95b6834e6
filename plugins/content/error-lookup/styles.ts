/** The styles of the field and its results. Only the page `/errors` has them, so they are in the page. */
export const STYLES = [
  '.error-lookup{display:none}',
  '[data-js] .error-lookup{display:block}',
  '.error-lookup label{display:block;font-weight:600;margin-bottom:var(--space-2)}',
  '.error-lookup textarea{display:block;box-sizing:border-box;width:100%;padding:var(--space-3);border:1px solid var(--line-strong);border-radius:var(--radius-m);background:var(--surface-raised);color:var(--ink);font:var(--text-m)/1.5 var(--ifm-font-family-monospace);resize:vertical}',
  '.error-lookup button{min-height:2.5rem;padding:0 var(--space-4);margin-top:var(--space-3);border:1px solid var(--line-strong);border-radius:var(--radius-pill);background:var(--surface-raised);color:var(--ink);font:inherit;font-size:var(--text-m);cursor:pointer}',
  '.error-lookup button:hover{border-color:var(--accent)}',
  // Safari on iPhones zooms into a field with smaller text.
  '@media (pointer:coarse){.error-lookup button{min-height:2.75rem}.error-lookup textarea{font-size:var(--text-body)}}',
  // The line keeps its height without a text, so that the list below doesn't move.
  '.error-lookup [role=status]{min-height:1.5em;margin:var(--space-3) 0 0;color:var(--ink-muted)}',
  '.error-lookup ol{list-style:none;margin:0;padding:0}',
  '.error-lookup li{margin-top:var(--space-3);padding:var(--space-3) var(--space-4);border:1px solid var(--line);border-radius:var(--radius-l);overflow-wrap:anywhere}',
  '.error-lookup li>*{margin:0}',
  '.error-lookup li>*+*{margin-top:var(--space-2)}',
  '@media print{.error-lookup{display:none!important}}',
].join('');
