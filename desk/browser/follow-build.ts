// While the site is built, its page says by itself when that is over, and leaves alone what is being typed.

const lookEveryMs = 2_000;

async function look(): Promise<void> {
  const shown = document.querySelector('[data-build]');
  if (shown?.getAttribute('data-build') !== 'building') return;
  try {
    const response = await fetch('/desk/site', { redirect: 'error' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const newest = page.querySelector('[data-build]');
    if (newest && newest.getAttribute('data-build') !== 'building') shown.replaceWith(newest);
  } catch {
    // Away for a moment, or signed out: the link on the page leads on.
  }
  setTimeout(look, lookEveryMs);
}

void look();
