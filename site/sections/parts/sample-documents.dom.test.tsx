import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { roofCostResultWords } from '#content/pages/roof-cost-results-words.ts';
import { sampleCertificate, type sampleDocuments } from '#content/pages/sample-documents.ts';
import { ranks, reportPages, reportPoints, sampleReport } from '#content/pages/sample-report.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { heroHouseScene } from '../../drawings/hero/StreetHouse.tsx';
import { pointDrawings } from '../../drawings/points/PointDrawings.tsx';
import { renderDrawingToSvgText } from '../../drawings/render-drawing-to-svg-text.ts';
import { SampleSheets } from './SampleSheets.tsx';

const sheetsOf = (slug: (typeof sampleDocuments)[number]['slug']) => {
  document.body.innerHTML = renderToStaticMarkup(<SampleSheets slug={slug} />);
  return [...document.querySelectorAll('body > ol > li')];
};

// Proves R22d.1.
test('the report has each point of the inspection once, sound and not sound, what needs work first', () => {
  const [, ...pages] = sheetsOf('roof-report');
  expect(pages).toHaveLength(reportPages.length);
  const titles = pages.flatMap((page) =>
    [...page.querySelectorAll('h3 > :nth-child(2)')].map(({ textContent }) => textContent),
  );
  expect(titles.toSorted()).toEqual(inspectionPoints.map(({ title }) => title).toSorted());
  const order = titles.map((title) =>
    ranks.indexOf(reportPoints.find((point) => point.title === title)?.rank ?? 'fine'),
  );
  expect(order).toEqual(order.toSorted((one, other) => other - one));
  for (const { number, sound, notSound } of reportPoints) {
    expect(document.body.textContent).toContain(sound);
    expect(document.body.textContent).toContain(notSound);
    for (const side of ['sound', 'not-sound'])
      expect(document.querySelectorAll(`img[src="/drawings/point-${number}-${side}.svg"]`)).toHaveLength(1);
  }
});

test('the verdict of the report is counted from its points, and each that is not fine says what it takes', () => {
  const counted = [...sampleReport.verdict.matchAll(/(\d+) (?:to )?([a-z ]+)/g)].map(
    ([, count, rank]) => [rank, Number(count)] as const,
  );
  expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBe(inspectionPoints.length);
  for (const [rank, count] of counted)
    expect(reportPoints.filter((point) => point.rank === rank)).toHaveLength(count);
  for (const { rank, here, takes, canWait } of reportPoints)
    expect([here, takes, canWait].every((words) => words !== undefined)).toBe(rank !== 'fine');
});

test('each point is drawn twice as a file of its own, and the two differ', () => {
  const styleSheets = ['client/palette', 'design/tokens/meanings', 'design/tokens/drawing'].map((name) =>
    readFileSync(`${name}.css`, 'utf8'),
  );
  const texts = Object.entries(pointDrawings).map(
    ([name, drawing]) => [name, renderDrawingToSvgText(drawing, styleSheets)] as const,
  );
  expect(new Set(texts.map(([, text]) => text)).size).toBe(2 * inspectionPoints.length);
  for (const [name, text] of texts) expect(text, name).not.toMatch(/NaN|Infinity|undefined|var\(/);
});

// Proves R22d.1.
test('the certificate names fields and what to check, and no insurer, number or sum', () => {
  const [page] = sheetsOf('insurance-certificate');
  const text = page?.querySelector('div')?.textContent ?? '';
  for (const { name, check } of sampleCertificate.fields) {
    expect(text).toContain(name);
    expect(text).toContain(check);
  }
  expect(text).not.toMatch(/\d|\$/);
});

// Proves R14.3, R22d.1.
test('the estimate is the calculator’s own paper for the drawn house and its roof, of no day and for nobody', () => {
  const text = sheetsOf('estimate')
    .map(({ textContent }) => textContent)
    .join(' ');
  expect(text).toContain(roofCostResultWords.paperTitle);
  expect(text).not.toMatch(/valid|through|Reference|20\d\d/);
  const area = Number(/([\d,]+) sq ft/.exec(text)?.[1]?.replace(',', ''));
  const drawn = heroHouseScene.house.roof.planes.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
  expect(Math.abs(drawn / area - 1)).toBeLessThan(0.03);
});
