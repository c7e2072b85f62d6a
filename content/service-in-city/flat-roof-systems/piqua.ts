import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInPiqua = {
  intro: 'In Piqua a pond on a flat roof does its damage twice: once as water and again as ice.',
  paragraphs: [
    'A thin sheet of ice grips the granules and the seams it lies upon. When it lifts at the edge or slides an inch, it takes some of that along. Repeat it some dozens of times between December and March, and a seam that was merely old is open.',
    'Cold changes the sheets too. EPDM stays supple. Asphalt sheets stiffen and can crack over a ridge in the deck. Adhesives and tapes have a lowest temperature, printed on the pail, and under it they only seem to stick. That is why we do full roofs in the mild months and make winter repairs with methods meant for it: heat-welded patches on TPO, primed tape that has been kept warm, mastic that will take a damp surface until spring.',
    'Before the first frost, water must be able to leave. Clear the outlets first.',
  ],
  points: [
    {
      question: 'Should I shovel snow off the roof?',
      answer:
        'Rarely. A plastic shovel, the top layers only, and never down to the sheet. If doors below begin to stick or the ceiling creaks, leave the room and call.',
    },
    {
      question: 'The drain is frozen. What now?',
      answer:
        'No open flame and no hammer. Warm water or a heat cable laid by an electrician opens it. We can bring steam. After that we ask why it froze.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Drainage and ponding',
      remark: 'Whatever still stands on a Piqua roof at Thanksgiving will freeze there.',
    },
    {
      issue: 'Modified bitumen blisters',
      remark:
        'Frost finishes what summer began: a blister that cracked in August lets in water that freezes in January.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
