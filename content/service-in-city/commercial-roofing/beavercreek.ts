import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInBeavercreek = {
  intro:
    'The best storm claim a Beavercreek business can make begins with photographs taken while nothing is wrong.',
  paragraphs: [
    'After hail or wind the argument is always the same. Was that dent there before? An adjuster who meets a roof for the first time cannot know. A dated record can. It takes half a day: every slope and every unit, the edge metal from both sides, the soft aluminum parts that hail marks first, and close pictures of the faults you already know of.',
    'Beavercreek has its date. An EF3 crossed the city on May 27, 2019, one of {ohioTornadoCount} tornadoes in Ohio in that outbreak. Roofs repaired afterward should have papers. If you bought a building since, ask the seller for them.',
    'What a roofer may do with a claim is limited by law here. We inspect, photograph, document and meet the adjuster. We do not negotiate and we promise nothing about the result.',
  ],
  points: [
    {
      question: 'We had hail last week. What should happen first?',
      answer:
        'Keep water out, take pictures of everything, tell your insurer. Do not let anyone scrape, coat or clean the surface until it has been seen.',
    },
    {
      question: 'Does emergency work need the commercial permit?',
      answer:
        'A tarp or a patch is one thing and re-roofing another, and Ohio wants a permit for the latter. We ask the building department where the line lies in your case.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Loose edge metal',
      remark: 'Photograph the rim of a Beavercreek roof each year; that is where wind leaves its signature.',
    },
  ],
  sources: ['tornadoBeavercreek2019', 'tornadoOutbreak2019', 'ohioAdjusterLaw', 'ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
