import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoofHouse, type RoofHouseProps } from './RoofHouse.tsx';

const usual: RoofHouseProps = {
  squareFootage: 2000,
  stories: '1',
  roofPitch: 'low',
  roofType: 'asphalt',
  roofAccess: 'easy',
  gutters: 'no',
  skylights: 0,
  chimneys: 0,
};

let frames: FrameRequestCallback[] = [];
let nowMs = 0;
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  nowMs = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (props: Partial<RoofHouseProps>) =>
  act(async () => root.render(<RoofHouse {...usual} {...props} />));
const passTime = (ms: number) =>
  act(async () => {
    nowMs += ms;
    const due = frames;
    frames = [];
    for (const frame of due) frame(nowMs);
  });
const triangleRise = () => [...place.querySelectorAll('text')].at(-1)?.textContent;
/** Sets the durations as motion.css does, in the two ways a minifier writes them. */
const askForLessMotion = (wanted: boolean) => {
  document.documentElement.style.setProperty('--slow', wanted ? '0s' : '.52s');
  document.documentElement.style.setProperty('--medium', wanted ? '0ms' : '260ms');
};
const stillDrawnWithAsphalt = () => place.innerHTML.includes('var(--d-roof-asphalt)');

describe('the house changing', () => {
  it('grows into a steeper pitch over the time the motion tokens give it', async () => {
    askForLessMotion(false);
    await show({});
    await show({ roofPitch: 'very-steep' });
    expect(triangleRise()).toBe('3');
    // In words it is there at once.
    expect(place.querySelector('svg')?.getAttribute('aria-label')).toContain('14 in 12 pitch');
    await passTime(0);
    await passTime(130);
    expect(Number(triangleRise())).toBeGreaterThan(3);
    expect(Number(triangleRise())).toBeLessThan(14);
    await passTime(520);
    expect(triangleRise()).toBe('14');
    expect(frames).toEqual([]);
  });

  it('fades the old covering out beneath the new one', async () => {
    askForLessMotion(false);
    await show({});
    await show({ roofType: 'slate' });
    expect(place.innerHTML).toContain('var(--d-roof-slate)');
    expect(stillDrawnWithAsphalt()).toBe(true);
    await act(async () => vi.advanceTimersByTime(260));
    expect(stillDrawnWithAsphalt()).toBe(false);
  });

  it('changes at once for a visitor who asked for less motion', async () => {
    askForLessMotion(true);
    await show({});
    await show({ roofPitch: 'very-steep', roofType: 'slate' });
    expect(triangleRise()).toBe('14');
    expect(stillDrawnWithAsphalt()).toBe(false);
    expect(frames).toEqual([]);
  });
});
