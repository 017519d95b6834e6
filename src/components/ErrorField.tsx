import type {ReactNode} from 'react';

/** Only the landing pages have this field, so it contains its styles. They are like those of the field on `/errors`. */
const STYLES = [
  '.error-field{display:grid;gap:var(--space-4) var(--space-6);margin-bottom:var(--space-6)}',
  '.error-field>div{max-width:34rem}',
  '.error-field form{display:none;gap:var(--space-3)}',
  '[data-js] .error-field form{display:grid}',
  '.error-field label{font-size:var(--text-s);font-weight:600}',
  '.error-field textarea{padding:var(--space-3) var(--space-4);border:1px solid var(--line-strong);border-radius:var(--radius-m);background:var(--surface-raised);color:var(--ink);font:var(--text-m)/1.5 var(--ifm-font-family-monospace);resize:vertical}',
  // Safari on iPhones zooms into a field with smaller text.
  '@media (pointer:coarse){.error-field textarea{font-size:1rem}}',
  '.error-field button{justify-self:start;border-color:currentcolor;background:#fff;color:var(--band)}',
  '.error-field button:hover{background:var(--accent-strong)}',
  '@media (min-width:1200px){.error-field{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}}',
  '@media print{[data-js] .error-field form{display:none}}',
].join('');

/**
 * A field for an error, which the page of errors answers. `children` say so, with a link to that page, which
 * `plugins/content/error-lookup` follows with the text. Without scripts, only they show. Until the script has
 * loaded, the button does nothing, because the method is that of a dialog and there is none.
 */
export function ErrorField({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="error-field">
      <style dangerouslySetInnerHTML={{__html: STYLES}} />
      <div>{children}</div>
      <form method="dialog">
        <label htmlFor="error-field">Paste a message, a log or a stack trace</label>
        <textarea
          id="error-field"
          rows={4}
          placeholder="Error: User denied access to camera"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
        <button className="button">Find the cause</button>
      </form>
    </div>
  );
}
