import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInDayton = {
  intro:
    'Older commercial blocks in Dayton share walls, drains and sometimes roofs; find out whose is whose before the tear-off.',
  paragraphs: [
    'Stand on a row of stores and the property lines vanish. One membrane may run over three owners. A drain on your side may carry the neighbor’s water. Before a proposal we trace the edges, open the parapet cap at the party wall and look at the deed drawing if you have it. A short letter between owners now is better than one between lawyers later.',
    'Then the permits, in the plural. Ohio requires one for re-roofing a commercial building. If the block stands in one of Dayton’s historic districts, the project also needs a Certificate of Appropriateness. And should a dumpster or a crane stand in the street, the city has a say about the street.',
    'Dayton is the largest of our towns, with {population} people. Somebody always needs that sidewalk. We plan lifts for the quiet hours.',
  ],
  points: [
    {
      question: 'How do you join a new roof to a neighbor’s old one?',
      answer:
        'With a raised curb along the line, flashed from both sides. Either owner can then renew one side without cutting into the other.',
    },
    {
      question: 'Was our block hit in 2019?',
      answer:
        'The EF4 ran {daytonTornadoPath} from Brookville through Trotwood and Dayton to Riverside. If your deck lay near that path, look for plates and patches from that summer.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Parapets and coping',
      remark: 'On a shared Dayton party wall the coping belongs to both owners, so we ask both.',
    },
  ],
  sources: ['ohioCommercialPermit', 'daytonPermits', 'tornadoDayton2019'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
