import {closest} from './closest';

/** How long a button shows that it has copied, in milliseconds. */
const FEEDBACK_MS = 1500;

/** The time until the screen reader has noticed that its message is gone, in milliseconds. */
const NOTICED_MS = 50;

/** The timers that will remove the feedback of buttons. */
const timers = new WeakMap<HTMLElement, number>();

/** Copies a code block when its copy button is pressed, through one listener on the document. */
export function listenToCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event.target, '[data-copy]');
    if (button) void copyBlock(button);
  });
}

async function copyBlock(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  const text = button.dataset.copy || code?.textContent || '';
  try {
    await copyText(text.replace(/\n$/, ''));
    report(button, 'Copied');
  } catch (error) {
    console.warn('The code could not be copied.', error);
    report(button, 'Copy failed');
  }
}

/**
 * Copies with the clipboard API, or with a selection on a page that isn't served over HTTPS and therefore lacks that
 * API.
 */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser did not allow copying.');
}

function report(button: HTMLElement, message: string): void {
  button.dataset.state = message === 'Copied' ? 'copied' : 'failed';
  button.setAttribute('aria-label', message);
  announce(message);
  window.clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    delete button.dataset.state;
    button.setAttribute('aria-label', 'Copy code');
  }, FEEDBACK_MS);
  timers.set(button, timer);
}

/**
 * Announces `message` to screen readers through one live region at the end of the body. They read only a text that
 * changes, so the last message goes first.
 */
function announce(message: string): void {
  let region = document.querySelector<HTMLElement>('#copy-status');
  if (!region) {
    region = document.createElement('div');
    region.id = 'copy-status';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = '';
  window.setTimeout(() => (region.textContent = message), NOTICED_MS);
}
