import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInTroy = {
  intro: 'House, garage and barn on one Troy property need not wear the same metal roof.',
  paragraphs: [
    'On the house we use standing seam, with its fasteners under cover. On a pole barn that is mostly money standing in a field. A ribbed panel screwed through its face costs far less and keeps hay and tractors dry, as long as someone looks after the screws.',
    'There are hundreds of them, each with a rubber washer. Driven too softly they leak; too hard, and the washer squeezes out and splits. Cold nights and hot noons work them loose over the years. Walk the barn after a thaw and look up: daylight around a shank, a rust trail down the purlin, a drop on the floor.',
    'When a quarter of them are tired, change them all, one size thicker so that the thread finds new wood. For a long roof in Troy that is a day’s work for two people.',
  ],
  points: [
    {
      question: 'Why does my barn roof drip when it has not rained?',
      answer:
        'Warm, moist air from animals or a concrete floor condenses on cold steel. A fleece-backed panel or a ridge vent cures that. More screws do not.',
    },
    {
      question: 'Is an outbuilding worth the {miles} miles?',
      answer:
        'Joined to a house job, certainly. By itself, tell us the size and send photos, so that one trip from Miamisburg settles the estimate.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Backed-out screws',
      remark:
        'For barns around Troy we quote a full change of screws beside a new roof, and the first often wins.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
