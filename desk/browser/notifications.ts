// Asks the browser where to send notifications, and sends what it says as an ordinary form.

const form = document.querySelector<HTMLFormElement>('form[data-push-key]');
const trouble = document.querySelector('[data-push-trouble]');
const notHere =
  'This browser cannot show notifications here. On an iPhone or iPad, add the desk to the Home Screen first and open it from there.';

if (trouble && !('PushManager' in window)) trouble.textContent = notHere;

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (trouble) trouble.textContent = '';
  try {
    const field = form.elements.namedItem('subscription') as HTMLInputElement;
    field.value = JSON.stringify(await subscribe(form.dataset.pushKey ?? ''));
    form.submit();
  } catch (error) {
    if (trouble) trouble.textContent = explain(error);
  }
});

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/desk/service-worker.js', { scope: '/desk/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function explain(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    return 'This browser does not allow notifications from here. Allow them in its settings for this site, then try again.';
  if (!('serviceWorker' in navigator) || error instanceof TypeError) return notHere;
  return 'Notifications could not be turned on. Please try again, or use another browser.';
}

export {};
