import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInBeavercreek = {
  intro:
    'Wind takes a flat roof from its rim, so on a Beavercreek building we begin with two inches of metal.',
  paragraphs: [
    'The middle of a membrane is hardly ever the first thing to go. A gust strikes the wall, shoots over the edge and sucks at the corner. If the edge metal bends outward, wind gets beneath the sheet, and then it peels like the lid of a can. In the 2019 outbreak an EF3 tornado crossed Beavercreek; that is beyond any detail. A straight wind on a spring night is not.',
    'What counts: a continuous cleat, fastened close. Metal thick enough not to flutter. Wood blocking below that is dry and bolted to the wall, because nails in rotten wood hold nothing. Edge systems are tested under a standard called ANSI/SPRI ES-1. Ask whether yours was.',
    'In the corners we double the fasteners or the width of the glue. It shows nowhere, and costs little.',
  ],
  points: [
    {
      question: 'The sheet flutters on windy days. Is that dangerous?',
      answer:
        'A mechanically fastened sheet may lift slightly between rows. Billowing that reaches the edge, or a slapping sound, means fasteners have let go. Have it looked at soon.',
    },
    {
      question: 'Is gravel better against wind?',
      answer:
        'Large stone ballast holds a loose sheet down, but small stones fly. Before you change either way the framing and the height of the parapet have to be checked.',
    },
  ],
  issueRemarks: [
    {
      issue: 'EPDM shrinkage',
      remark:
        'A shrinking sheet pulls its edge inward and opens the rim to the wind; corners that have gone tight come first.',
    },
  ],
  sources: ['tornadoBeavercreek2019'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
