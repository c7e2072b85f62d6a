import type { CityContent } from '../city.ts';
import { troyFacts } from './facts.ts';
import { troyServices } from './services.ts';

export const troy = {
  name: 'Troy',
  county: 'Miami',
  latitude: 40.0395,
  longitude: -84.20328,
  isOnRiver: true,
  isOnHighway: true,
  facts: troyFacts,
  page: {
    pageTitle: 'Troy, OH Roofing: One Trip, Fully Loaded',
    pageDescription:
      'Roofing in Troy, OH, {miles} miles up I-75 from our shop: one loaded truck, decking priced ahead, houses, barns and commercial roofs. Free inspection.',
    keywords: [
      'roofing Troy OH',
      'Troy Ohio roofer',
      'Miami County roofing',
      'barn roof Troy Ohio',
      'commercial roofing Troy OH',
    ],
    lead: 'Troy is {miles} miles {direction} of the shop. The drive makes us careful: everything is counted before we leave.',
    paragraphs: [
      'The seat of Miami County lies on the Great Miami and on I-75, upriver from us. From the distance we estimate {drive} on the road. That is near enough for a leak at night and too far for a forgotten box of vents, so a job here is measured twice and the truck is loaded from a list.',
      'That care works in your favor. Since nobody can run back for a sheet of plywood, doubtful decking is found and priced beforehand. Since nobody wants two trips, five small faults are mended in one. The estimate is longer and the bill holds fewer surprises.',
      'Not every roof around Troy is on a house. For a barn or a shop we quote a roof that is right for a barn or a shop. Neighbors in Tipp City, {milesToTippCity} miles south, can share the day.',
    ],
    cardTexts: {
      'roof-replacement':
        'A price per sheet and a number of sheets, agreed before the first shingle is lifted.',
      'roof-repair': 'Walk around with a phone, send us the list, and one visit closes it.',
      'tile-roofing':
        'Left rakes, right rakes, starters and spares: tile is ordered once, so it is counted twice.',
      'metal-roofing':
        'Hidden seams on the house, honest screws on the barn, and a day to renew those that have worked loose.',
      'flat-roof-systems':
        'A core the size of a hand shows whether a coating will help or only hide the damp.',
      'commercial-roofing':
        'Each day ends at a straight, sealed line and with a photograph of it in your inbox.',
      'emergency-repairs':
        'The first hour belongs to you: call, power off, string and bucket, camera, porch light.',
      'roof-inspection':
        'Give us two possible dates and you will likely be seen with others along I-75 that week.',
    },
    sources: [],
  },
  services: troyServices,
} as const satisfies CityContent;
