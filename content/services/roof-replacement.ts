// What the site says about replacing a roof. Source: specification §3 (six issues, four steps; names are ours).
// Figures of the offers come from content/business; prices live with the roof cost calculator.

import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import type { ServiceContent } from './service.ts';

export const roofReplacement = {
  slug: 'roof-replacement',
  title: 'Roof Replacement',
  label: 'Roof replacement',
  formChoice: 'Roof Replacement',
  cardText:
    'Old roof off to the wood, bad boards out, new layers on. We sweep the yard with magnets before we go.',
  lead: 'We strip the roof to the wood, mend what we find there and build it back in layers that each have a job.',
  description: [
    'A shingle roof is a set of layers. Decking carries it. An ice barrier guards the eaves and valleys. Underlayment backs up the field, flashing closes every joint, and vents let the attic breathe. We replace them together, because the weakest layer decides how long the rest will last.',
    'We tear off rather than cover. New shingles over old ones hide soft decking, add weight and follow every bump below. With the wood bare we can renail it, replace the sheets that need it and show you photos of both.',
    'The written estimate comes first. It names the shingle, lists the layers beneath it, sets a price per sheet for decking nobody can see yet, and includes the permit and the dumpster. The price moves only when you sign a change.',
  ],
  features: [
    'Full tear-off to the decking',
    'Decking renailed, bad sheets replaced at a price agreed beforehand',
    'Ice barrier at the eaves, in valleys and around penetrations',
    'Synthetic underlayment over the rest of the deck',
    'New drip edge, step flashing and pipe boots',
    'Intake and ridge ventilation brought into balance',
    'Asphalt, metal, tile, slate or wood shingles',
    'Permits, disposal and a magnet sweep of the yard',
  ],
  pageTitle: `Roof Replacement in ${company.serviceArea}: Tear-Off to Ridge`,
  pageDescription: `Full tear-off, deck repair, ice barrier, new flashing and balanced vents. ${offerWords.freeInspectionTitle} and a written estimate before any work starts.`,
  pageKeywords: [
    `roof replacement ${company.serviceArea}`,
    `new roof ${company.metro} area`,
    'roof tear-off',
    'architectural shingles',
    'roof decking replacement',
    'ice barrier',
  ],
  metaTitle: 'Roof Replacement in {displayName} | Written Estimate',
  metaDescription: `New roof for a {city} home: tear-off, deck repair, ice barrier, flashing and vents. ${offerWords.freeInspectionTitle} with photos and a written estimate.`,
  keywords: [
    'roof replacement {displayName}',
    'new roof {cityLower}',
    'roof replacement cost {cityLower}',
    '{city} roofing contractor',
    'shingle roof {cityLower} {regionLower}',
  ],
  issues: [
    {
      title: 'Granule loss',
      text: 'Grit collecting in the gutters means bare asphalt faces the sun. Once the fiberglass mat shows through, the shingle is near its end.',
    },
    {
      title: 'Soft decking',
      text: 'Sheathing that stays damp swells at the edges and loses its grip on nails. A spongy step or a wavy line gives it away.',
    },
    {
      title: 'Curling and cracked shingles',
      text: 'Edges that lift catch the wind and lose their seal. Curling across a whole slope points to age or a hot attic.',
    },
    {
      title: 'Ice dams at the eaves',
      text: 'Heat from the house melts snow that freezes again over the cold eave. Water backs up unless an ice barrier reaches past the wall.',
    },
    {
      title: 'Worn-out flashing',
      text: 'Step flashing, chimney metal and pipe boots often fail before the field does. Old metal under new shingles brings the old leak back.',
    },
    {
      title: 'Two layers already on',
      text: 'A second layer hides the faults of the first and loads the rafters. Both must come off before a new roof goes down.',
    },
  ],
  processSteps: [
    {
      title: 'Inspection and Written Estimate',
      text: 'We measure every slope, look into the attic and photograph what we find. The estimate lists each layer, so you can compare it line by line.',
    },
    {
      title: 'Tear-Off and Deck Repair',
      text: 'Tarps cover walls and plants first. We open only what we can close the same day, and show you every sheet of decking we replace.',
    },
    {
      title: 'Dry-In and Shingling',
      text: 'Drip edge, ice barrier and underlayment close the roof. Then come starter, shingles nailed on the line, new flashing and a vented ridge.',
    },
    {
      title: 'Cleanup and Final Walk',
      text: 'We clear the gutters, run magnets over lawn and drive, and haul the dumpster away. You walk the job with us before the last invoice.',
    },
  ],
  specs: [
    { term: 'typical house', value: '1–3 dry days' },
    { term: 'tear-off', value: 'To the deck' },
    { term: 'estimate valid', value: offerWords.estimateValidity },
    { term: 'limited-time voucher', value: offerWords.voucherAmount },
  ],
  specialSection: {
    kind: 'sequence',
    heading: 'Seven layers, from the wood up',
    lead: 'You pay for the shingles you see. The roof lasts by the six layers around them.',
    entries: [
      {
        title: 'Decking',
        text: 'Plywood, OSB or old boards. Every panel is checked, renailed to the rafters and replaced where it has gone soft.',
      },
      {
        title: 'Drip edge',
        text: 'Bent metal that sends water into the gutter. It goes under the membrane at the eaves and over the underlayment at the rakes.',
      },
      {
        title: 'Ice barrier',
        text: 'Self-sealing membrane from the edge to at least 24 inches inside the wall line, and down the valleys. It closes around nails.',
      },
      {
        title: 'Underlayment',
        text: 'A synthetic sheet over the rest of the deck. It keeps the house dry while the roof is open and backs up the shingles afterward.',
      },
      {
        title: 'Starter and shingles',
        text: 'Starter strips seal the first course against wind. Shingles go on with the nails in the maker’s nailing zone, driven flush.',
      },
      {
        title: 'Flashing',
        text: 'One bent piece per course beside walls, a kickout at the bottom, counterflashing let into the chimney joints. Sealant is not a substitute.',
      },
      {
        title: 'Ridge vent and cap',
        text: 'Air comes in at the soffit and leaves at the ridge, in balance. Cap shingles cover the vent and take the most wind.',
      },
    ],
  },
  calculatorMaterial: 'architectural',
  questions: [
    {
      question: 'How do I know it is time to replace the roof and not just repair it?',
      answer:
        'Look at how far the trouble has spread. One failed flashing or one damaged slope is a repair. Bare shingles, curling or leaks on several slopes of an old roof usually mean replacement. We show you photos, and price both when both make sense.',
    },
    {
      question: 'How long does a replacement take?',
      answer:
        'Most single-family shingle roofs take one to three dry days. Steep slopes, several old layers or a lot of deck repair add time. Each evening the open part is closed and watertight.',
    },
    {
      question: 'Can you put new shingles over the old ones?',
      answer:
        'The building code allows it in some cases when only one layer is on. We advise against it. Nobody can check the decking, the flashing stays old, and the next tear-off costs more.',
    },
    {
      question: 'Do I need a permit?',
      answer:
        'That depends on your city and on the work. Some cities want none for shingles alone, and one as soon as sheathing or framing is replaced. We ask your building department before we start. Permits are part of the estimate.',
    },
    {
      question: 'What happens if you find rotten decking?',
      answer:
        'We stop, photograph it and show you. The price per sheet stands in the contract before work starts, so you know what each one adds. Nothing is added without your signature.',
    },
    {
      question: 'Do I have to be at home?',
      answer:
        'No. Move the cars out of the driveway, take pictures off upstairs walls and cover what is stored in the attic, because hammering shakes dust loose. We call you when we start and when we finish.',
    },
    {
      question: `How does the ${offerWords.voucher} work?`,
      answer: `It comes off the price of a roof replacement or repair. It is valid for ${offerWords.voucherValidity} from the date on your estimate. Show it when we write the contract.`,
    },
  ],
} as const satisfies ServiceContent;
