let region: HTMLElement | undefined;

/** Tells screen readers about something that doesn't have the focus, once they have said what they are saying. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
