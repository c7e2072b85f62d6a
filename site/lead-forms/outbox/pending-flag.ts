// Every page asks whether something waits in the browser's outbox. This answer costs no database and no library.

const requestsItem = 'requests-waiting';
const photographsItem = 'photographs-waiting';

export const hasPendingFlag = () => isSet(requestsItem);
export const hasPhotographFlag = () => isSet(photographsItem);

function isSet(item: string): boolean {
  try {
    return localStorage.getItem(item) !== null;
  } catch {
    return false;
  }
}

export const setPendingFlag = (hasQueued: boolean) => set(requestsItem, hasQueued);
export const setPhotographFlag = (hasKept: boolean) => set(photographsItem, hasKept);

function set(item: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(item, 'yes');
    else localStorage.removeItem(item);
  } catch {
    // Without the flag, the outbox still sends from the page that filled it, and from every page with a form.
  }
}
