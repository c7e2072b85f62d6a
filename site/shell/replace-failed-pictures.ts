// A picture that did not load gives its place to the company's mark, which is in every page already (specification §8).

function replacePicture(image: HTMLImageElement, mark: Element): void {
  const standIn = document.createElement('div');
  standIn.className = image.className;
  standIn.dataset.failedPicture = '';
  standIn.setAttribute('role', 'img');
  standIn.setAttribute('aria-label', image.alt);
  standIn.append(mark.cloneNode(true));
  (image.closest('picture') ?? image).replaceWith(standIn);
}

export function replaceFailedPictures(): void {
  const mark = document.querySelector('[data-site-header] svg');
  if (!mark) return;
  for (const image of document.querySelectorAll<HTMLImageElement>('main figure img')) {
    // It may have failed before this script ran.
    if (image.complete && image.naturalWidth === 0) replacePicture(image, mark);
    else image.addEventListener('error', () => replacePicture(image, mark), { once: true });
  }
}

replaceFailedPictures();
