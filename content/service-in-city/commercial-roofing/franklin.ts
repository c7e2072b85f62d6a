import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInFranklin = {
  intro:
    'Before anyone talks about membranes on a Franklin warehouse, look at how your own staff get up there.',
  paragraphs: [
    'Most people who go onto a commercial roof are not roofers. They read a meter, reset a breaker, fetch a ball. They use a ladder that moves, step over a parapet that reaches their knee, and lean on a skylight that looks like glass and is plastic. A renewal is the cheapest time to change all of that.',
    'We list it with the survey: a fixed ladder with a gate, a rail where the hatch opens toward the edge, screens over light domes, a marked path from hatch to unit. Any of these can be built on feet that need no hole. Nothing has to be bought at once.',
    'Franklin lies {miles} miles from us, so a safety walk is easily done along with the fall check. For the roof itself count on the permit that Ohio requires on commercial buildings.',
  ],
  points: [
    {
      question: 'Are we responsible if a repairman falls?',
      answer:
        'Ask your insurer and your attorney; we are neither. What we can tell you is where the hazards are, on photos, and what removing each one costs.',
    },
    {
      question: 'The dock canopy leaks, but the main roof is new. Related?',
      answer:
        'Possibly. Water often runs off the large roof onto the small one. If a downspout empties there, the canopy takes ten times its own rain.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Blocked drains',
      remark:
        'Somebody at your Franklin building should be able to reach each drain without climbing over a rail-less edge.',
    },
  ],
  sources: ['ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
