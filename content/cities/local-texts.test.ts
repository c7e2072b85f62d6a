import { describe, expect, test } from 'vitest';
import { servedTowns } from '#client/cities/served-towns.ts';
import { farTown, shopTown } from '../../tests/some-towns.ts';
import { services } from '../services/services.ts';
import { cities, citySlugs } from './cities.ts';
import { compassDirection } from './distance.ts';
import { arrangeIssues, fillLocalSlots, localSlots } from './local-texts.ts';

const slotOf = ({ name }: { readonly name: string }) => `milesTo${name.replaceAll(' ', '')}`;

describe('the slots in copy about a town', () => {
  test('quote its own distances', () => {
    const toShop = `{miles} miles {direction}, {${slotOf(shopTown)}} to the shop`;
    const { slug, milesFromBase } = farTown;
    const direction = compassDirection(shopTown, farTown);
    expect(fillLocalSlots(toShop, slug)).toBe(
      `${milesFromBase} miles ${direction}, ${milesFromBase} to the shop`,
    );
  });

  test('are refused when they ask for a distance to an unknown town, or to the town itself', () => {
    expect(() => fillLocalSlots('{milesToAtlantis}', farTown.slug)).toThrow('{milesToAtlantis}');
    expect(() => fillLocalSlots(`{${slotOf(farTown)}}`, farTown.slug)).toThrow(slotOf(farTown));
  });

  test('know the distance from each town with a page to every other town we serve', () => {
    for (const slug of citySlugs) {
      const slots = localSlots(cities[slug]);
      for (const town of [...citySlugs.map((other) => cities[other]), ...servedTowns]) {
        const isItself = town.name === cities[slug].name;
        expect(slots[slotOf(town)] === undefined, `${town.name} from ${slug}`).toBe(isItself);
      }
    }
  });
});

describe('the issues of a service, arranged for a town', () => {
  test('those with a local remark come first, the remark after the first sentence; none is lost or without its drawing, and each other one has its first sentence', () => {
    const { issues } = services['roof-repair'];
    const [first, second, third, ...others] = issues.map(({ title }) => title);
    const remarks = [third, first].map((issue = '') => ({ issue, remark: `Here: ${issue}` }));
    expect(arrangeIssues(issues, remarks)).toEqual([
      ...remarks.map(({ issue, remark }) =>
        expect.objectContaining({
          title: issue,
          text: expect.stringMatching(new RegExp(`^\\p{Lu}[^.]+\\. ${remark}$`, 'u')),
        }),
      ),
      ...[second, ...others].map((title) =>
        expect.objectContaining({ title, text: expect.stringMatching(/^\p{Lu}[^.]+\.$/u) }),
      ),
    ]);
    for (const { title, picture } of arrangeIssues(issues, remarks))
      expect(picture).toBe(issues.find((issue) => issue.title === title)?.picture);
  });
});
