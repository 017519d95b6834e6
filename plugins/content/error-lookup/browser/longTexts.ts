/** How much of a long text the field shows, in characters. Browsers take seconds to lay out a megabyte. */
const SHOWN = 10_000;

/** Makes a field show only the end of a long text that is pasted into it. Returns the access to the whole text. */
export function keepLongTexts(field: HTMLTextAreaElement) {
  let kept = {shown: '', whole: ''};
  const set = (whole: string): void => {
    const hidden = (whole.length - SHOWN).toLocaleString('en-US');
    field.value =
      whole.length > SHOWN
        ? `… ${hidden} characters before these are read, too.\n${whole.slice(-SHOWN)}`
        : whole;
    kept = {shown: field.value, whole};
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };
  field.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= SHOWN) return;
    event.preventDefault();
    const {value, selectionStart, selectionEnd} = field;
    set(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  });
  return {get: () => (field.value === kept.shown ? kept.whole : field.value), set};
}
