import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceList } from '#content/services/services.ts';
import { featuresShown, ServicesPage } from './ServicesPage.tsx';

const page = document.createElement('main');
page.innerHTML = renderToStaticMarkup(<ServicesPage breadcrumbs={[]} />);

/** As the specification names them (§2 "Services page"). */
const anchors = [
  'roof-replacement',
  'roof-repair',
  'tile-roofing',
  'metal-roofing',
  'flat-roofing',
  'commercial-roofing',
  'emergency-repair',
  'inspection',
];

// Proves 2.25.
test('the overview has its eight anchors, and a drawing above jumps to each', () => {
  expect([...page.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(anchors);
  expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(
    anchors.map((anchor) => `#${anchor}`),
  );
  expect(page.querySelectorAll('nav a > svg')).toHaveLength(anchors.length);
});

// Proves 2.26.
test('every service stands there with its description, four of its features and the way to its page', () => {
  for (const [position, anchor] of anchors.entries()) {
    const service = serviceList[position];
    const entry = page.querySelector(`section[id="${anchor}"]`);
    expect(entry?.textContent).toContain(service?.lead);
    expect([...(entry?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(
      service?.features.slice(0, featuresShown),
    );
    expect(entry?.querySelector(`a[href="/${service?.slug}"]`)).not.toBeNull();
  }
});
