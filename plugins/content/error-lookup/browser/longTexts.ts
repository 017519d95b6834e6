/** How much of a long text the field shows, in characters. Browsers take seconds to lay out a megabyte. */
const SHOWN = 10_000;

/** Makes a field show only the end of a long text that is pasted into it. Returns a function that returns the whole text. */
export function keepLongTexts(field: HTMLTextAreaElement): () => string {
  let kept = {shown: '', whole: ''};
  field.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= SHOWN) return;
    event.preventDefault();
    const {value, selectionStart, selectionEnd} = field;
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    const hidden = (whole.length - SHOWN).toLocaleString('en-US');
    field.value = `… ${hidden} characters before these are read, too.\n${whole.slice(-SHOWN)}`;
    kept = {shown: field.value, whole};
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
  return () => (field.value === kept.shown ? kept.whole : field.value);
}
