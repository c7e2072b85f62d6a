// Every page asks whether something waits in the browser's outbox. This answer costs no database and no library.

const item = 'requests-waiting';

export function hasPendingFlag(): boolean {
  try {
    return localStorage.getItem(item) !== null;
  } catch {
    return false;
  }
}

export function setPendingFlag(hasQueued: boolean): void {
  try {
    if (hasQueued) localStorage.setItem(item, 'yes');
    else localStorage.removeItem(item);
  } catch {
    // Without the flag, the outbox still sends from the page that filled it, and from every page with a form.
  }
}
