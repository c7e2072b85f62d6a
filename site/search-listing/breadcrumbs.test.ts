import { expect, test } from 'vitest';
import { farTown as town } from '../../tests/some-towns.ts';
import { breadcrumbsToPage, breadcrumbsToService, breadcrumbsToServiceInCity } from './breadcrumbs.ts';

const metal = { slug: 'metal-roofing', title: 'Metal Roofing' } as const;
const names = (trail: readonly { name: string }[]) => trail.map(({ name }) => name).join(' > ');

test('a service in a town is reached through the town', () => {
  expect(names(breadcrumbsToServiceInCity(metal, town))).toBe(
    `Home > Locations > ${town.name} > Metal Roofing`,
  );
});

test('a service is reached through the overview of services', () => {
  expect(names(breadcrumbsToService(metal))).toBe('Home > Roofing Services > Metal Roofing');
});

test('the home page shows no way to itself', () => {
  expect(breadcrumbsToPage('home', 'Home')).toEqual([]);
  expect(names(breadcrumbsToPage('financing', 'Financing'))).toBe('Home > Financing');
});
