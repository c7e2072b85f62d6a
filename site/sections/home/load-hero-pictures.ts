// Fetches the pictures of the later slides once the page has been painted. Until then the hero is "loading" and does not
// turn. A picture that does not arrive is replaced by the first slide's drawing, which is in the page already (specification
// §4, §8).

/** Shorter replaces pictures that a weak signal would have brought; longer leaves a hero that does not turn. */
const longestWaitMs = 15_000;

const timeOut = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The picture takes too long.')), longestWaitMs);
  });

async function fillFrame(frame: HTMLElement, standIn: Element | null): Promise<void> {
  const image = document.createElement('img');
  image.alt = '';
  image.src = frame.dataset.picture ?? '';
  frame.replaceChildren(image);
  try {
    await Promise.race([image.decode(), timeOut()]);
  } catch {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
    console.error(`The picture ${image.src} did not load. The first slide's drawing takes its place.`);
    if (standIn) frame.replaceChildren(standIn.cloneNode(true));
  }
}

export async function loadHeroPictures(hero: HTMLElement): Promise<void> {
  const standIn = hero.querySelector('[data-slide-picture] > svg');
  const frames = [...hero.querySelectorAll<HTMLElement>('[data-picture]')];
  await Promise.all(frames.map((frame) => fillFrame(frame, standIn)));
  hero.dataset.hero = 'loaded';
  hero.dispatchEvent(new Event('hero-loaded'));
}
