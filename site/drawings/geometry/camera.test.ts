import { describe, expect, it } from 'vitest';
import { boxFaces, createCamera, onPlane, type SpacePoint, slopePlane } from './camera.ts';

const camera = createCamera({ scale: 10, origin: [400, 500] });
const step = (from: SpacePoint, to: SpacePoint) => {
  const [a, b] = [camera.project(from), camera.project(to)];
  return [b[0] - a[0], b[1] - a[1]] as const;
};

describe('the camera', () => {
  it('draws an 8 in 12 pitch as 12 feet back and 8 feet up', () => {
    const [back, up, slope] = [
      step([0, 0, 0], [0, 12, 0]),
      step([0, 0, 0], [0, 0, 8]),
      step([0, 0, 0], [0, 12, 8]),
    ];
    expect(slope[0]).toBeCloseTo(back[0] + up[0]);
    expect(slope[1]).toBeCloseTo(back[1] + up[1]);
  });

  it('sees the front, the left gable and the top, not the back, the right or the underside', () => {
    const seen: SpacePoint[] = [
      [0, -1, 0],
      [-1, 0, 0],
      [0, 0, 1],
    ];
    for (const normal of seen) {
      expect(camera.isFacing(normal)).toBe(true);
      expect(camera.isFacing([-normal[0], -normal[1], -normal[2]])).toBe(false);
    }
  });

  it('lays a plane where its points are', () => {
    const transform = camera.transformOf({ origin: [2, 3, 4], across: [1, 0, 0], up: [0, 0, 1] });
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform.slice(7, -1).split(' ').map(Number);
    const [x, y] = camera.project([2 + 5, 3, 4 + 6]);
    expect(a * 5 + c * 6 + e).toBeCloseTo(x, 1);
    expect(b * 5 + d * 6 + f).toBeCloseTo(y, 1);
  });
});

describe('faces', () => {
  it('draws a slope of 8 in 12 as 8 feet up over 12 feet of run', () => {
    const ridge = onPlane(slopePlane([20, 30, 10], 8 / 12), [0, Math.hypot(12, 8)]);
    expect(ridge.map(Math.round)).toEqual([20, 42, 18]);
  });

  it('shows the three sides of a box that meet in its nearest upper corner', () => {
    const { front, side, top } = boxFaces([1, 2, 3], [4, 6, 8]);
    for (const face of [front, side, top]) expect(face).toContainEqual([1, 2, 8]);
    expect(new Set([...front, ...side, ...top].map(String)).size).toBe(7);
  });
});
