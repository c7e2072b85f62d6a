import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInSidney = {
  intro: 'Sidney is {miles} miles from our shop, so three good photographs from you decide what we load.',
  paragraphs: [
    'First picture: the whole side of the house, from far enough away that we can count courses. Second: as close as a phone will zoom from the ground. Please stay off the roof. Third: the inside, with something in it for scale, a hand or a light switch.',
    'From those we can often tell wind from wear. Wind takes ridge caps and the second or third course from the edge, on one or two sides. Age takes everything at once. Wind damage is a repair, and the pieces fit on one truck. Age is a different talk, and you should have it before paying for patches.',
    'Ridge caps suffer most in open country. They stand highest, they bend over the peak, and they are often ordinary shingles cut by hand. We replace them with caps made for the purpose.',
  ],
  points: [
    {
      question: 'How long until somebody is here?',
      answer:
        'The drive is estimated at {drive} from the distance alone. For a planned repair we give you a day, and we bring work for a full one.',
    },
    {
      question: 'Is a local handyman good enough for one shingle?',
      answer:
        'For one shingle on a walkable roof, perhaps. For anything at a wall, valley or chimney, use someone who rebuilds flashing for a living, us or another.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Wind-lifted shingles',
      remark: 'Send a photo of the ridge as well; caps are the first to go where wind has a long run.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
