// Fetches the pictures of the later slides once the page has been painted. Until then the hero is "loading" and does not turn.
// A picture that does not arrive is replaced by the first slide's drawing, which is in the page already (specification §4, §8).

import { heroSheet } from './hero-drawings.ts';

async function fillFrame(frame: HTMLElement, standIn: Element | null): Promise<void> {
  const path = frame.dataset.slidePicture ?? '';
  const picture = new Image(heroSheet.width, heroSheet.height);
  picture.alt = '';
  picture.src = path;
  try {
    await picture.decode();
    frame.replaceChildren(picture);
  } catch {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
    console.error(`The picture ${path} did not load. The first slide's drawing takes its place.`);
    if (standIn) frame.replaceChildren(standIn.cloneNode(true));
  }
}

export async function loadPictures(hero: HTMLElement): Promise<void> {
  const standIn = hero.querySelector('[data-slide-picture=""] > svg');
  const frames = [...hero.querySelectorAll<HTMLElement>('[data-slide-picture]')];
  await Promise.all(
    frames.filter((frame) => frame.dataset.slidePicture).map((frame) => fillFrame(frame, standIn)),
  );
  hero.dataset.hero = 'loaded';
  hero.dispatchEvent(new Event('hero-loaded'));
}
