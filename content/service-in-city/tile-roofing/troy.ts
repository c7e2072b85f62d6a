import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInTroy = {
  intro: 'Tile for a Troy roof is ordered once, so the count has to be right before the truck leaves.',
  paragraphs: [
    'Tile is made in runs. Order a pallet short and the second lot may be half a shade off, weeks late, or both. We measure each slope, then the pieces that are easy to forget: left and right rakes, ridge starters, three-way hips, vented tiles, closures for the eave. Then comes the waste at hips and valleys, and a stack that stays with you.',
    'When the pallets arrive we open several and mix them as we lay, so that any drift in color spreads over the roof instead of ending in a line.',
    'Troy is {miles} miles north of our shop and the load is heavy. It comes straight to your drive from the yard, not by way of ours. Tell us about soft ground, low wires and the width of the gate.',
  ],
  points: [
    {
      question: 'How long from order to first tile?',
      answer:
        'That depends on the maker. Stock colors can take days, special ones months. The estimate names the lead time we were given, and the old roof stays on until the pallets stand here.',
    },
    {
      question: 'Can part of the roof be something else?',
      answer:
        'Yes. Porches too flat for tile get a membrane or a seamed metal, in a color that goes with it. The change should fall on a real edge.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Cracked and slipped tiles',
      remark: 'Your own stack of spares saves a {miles}-mile errand for one broken piece.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
