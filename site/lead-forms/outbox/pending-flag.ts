// Every page asks whether something waits in the browser's outbox. This answer costs no database and no library. Without it
// the outbox still sends from the page that filled it, and from every page with a form.

import { readItem, writeItem } from '../browser-storage.ts';

const isSet = (item: string) => readItem('localStorage', item) !== null;
const set = (item: string, isWaiting: boolean) => writeItem('localStorage', item, isWaiting ? 'yes' : null);

const requestsItem = 'requests-waiting';
const photographsItem = 'photographs-waiting';

export const hasPendingFlag = () => isSet(requestsItem);
export const hasPhotographFlag = () => isSet(photographsItem);
export const setPendingFlag = (hasQueued: boolean) => set(requestsItem, hasQueued);
export const setPhotographFlag = (hasKept: boolean) => set(photographsItem, hasKept);
