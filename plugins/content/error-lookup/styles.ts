/** The styles of the field and its results. Only the page `/errors` has them, so they are in the page. */
export const STYLES = [
  '.error-lookup{display:none}',
  '[data-js] .error-lookup{display:block}',
  '.error-lookup label{display:block;font-weight:600;margin-bottom:var(--space-2)}',
  '.error-lookup textarea{display:block;box-sizing:border-box;width:100%;padding:var(--space-3);border:1px solid var(--ink-muted);border-radius:var(--ifm-global-radius);background:var(--ifm-background-color);color:inherit;font:0.875rem/1.5 var(--ifm-font-family-monospace);resize:vertical}',
  '.error-lookup form:not(:has(textarea:not(:placeholder-shown))) button{}',
  '.error-lookup button{margin-top:var(--space-2)}',
  '.error-lookup p{margin:var(--space-3) 0 0;min-height:1.5em}',
  '.error-lookup ol{list-style:none;margin:0;padding:0}',
  '.error-lookup li{margin-top:var(--space-3);padding:var(--space-3) var(--space-4);border:1px solid var(--ifm-color-emphasis-300);border-radius:var(--ifm-global-radius);overflow-wrap:anywhere}',
  '.error-lookup li>*{margin:0}',
  '.error-lookup li>*+*{margin-top:var(--space-2)}',
  '@media print{.error-lookup{display:none!important}}',
]
  .filter((rule) => !rule.endsWith('{}'))
  .join('');
