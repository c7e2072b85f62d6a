import { expect, test } from 'vitest';
import { workedRoofs } from '#calculators/roof-cost/worked-roofs.ts';
import { workedScenes } from './PricedHouses.tsx';

// Proves R38.6.
test('the worked houses are drawn at one scale, each as large as its roof', () => {
  expect(workedScenes).toHaveLength(workedRoofs.length);
  expect(new Set(workedScenes.map(({ scene }) => scene.camera.scale)).size).toBe(1);
  for (const { scene, answers } of workedScenes) {
    const drawn = scene.house.roof.planes.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
    expect(Math.abs(drawn / answers.squareFootage - 1)).toBeLessThan(0.03);
  }
});
