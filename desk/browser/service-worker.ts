// Shows notifications in browsers that do not do so on their own, and opens what they are about. It handles no requests.

/** What of a service worker is used here; its types exclude those of pages. */
interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(href: string): Promise<unknown> };
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  readonly data: {
    json(): { notification: NotificationOptions & { readonly title: string; readonly navigate: string } };
  } | null;
  readonly notification: Notification;
}

const worker = globalThis as unknown as Worker;
const on = (type: string, handle: (event: WorkerEvent) => void) =>
  worker.addEventListener(type, (event) => handle(event as WorkerEvent));

on('push', (event) => {
  const { title, navigate, ...options } = event.data?.json().notification ?? {
    title: 'New request',
    navigate: '/desk',
  };
  const shown = { ...options, icon: '/icons/icon-192.png', data: navigate };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

on('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(String(event.notification.data)));
});
