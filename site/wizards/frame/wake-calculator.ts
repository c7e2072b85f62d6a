// A calculator's island is calm (site/islands/calm-directive.ts): its script waits until the words are there. But it is what
// people came for, so it does not wait for them to turn to it: it comes alive as soon as the page has loaded.

const wake = () => {
  const island = document.querySelector('[data-wizard]')?.closest('astro-island');
  island?.dispatchEvent(new Event('pointerover'));
};

if (document.readyState === 'complete') wake();
else addEventListener('load', wake, { once: true });

export {};
