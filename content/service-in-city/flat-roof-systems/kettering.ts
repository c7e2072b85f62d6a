import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInKettering = {
  intro: 'In Kettering the way a membrane is stuck down decides whether you need a fire permit.',
  paragraphs: [
    'The city asks for one wherever roofing is torch-applied or hot-mopped. That covers the two oldest ways of laying asphalt sheets. It is a sensible rule: the flame meets dry wood at walls and edges, and a smolder can wait an hour before it shows.',
    'There are three ways without flame. A self-adhered sheet has its glue under a film; you peel, lay and roll it, on a clean deck in mild weather. Cold adhesive is troweled out and takes its time to cure. EPDM and TPO are sheets of another kind, glued or fastened, with seams taped or welded by hot air.',
    'We name the method in the estimate. If torch work really is best, say on an old asphalt roof with many corners, the permit, an extinguisher at hand and a watch afterward are part of the price.',
  ],
  points: [
    {
      question: 'Does hot-air welding count as torch-applied?',
      answer:
        'It uses an electric gun, not a flame. The published rule names torch and hot mop. Where a case is unclear we ask the fire department before we plug anything in.',
    },
    {
      question: 'Which no-flame roof is right for a porch?',
      answer:
        'Usually one piece of EPDM or a two-layer self-adhered sheet. On so small a roof the edge metal and the wall joint matter more than the brand.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Modified bitumen blisters',
      remark:
        'Blisters can be cut and patched cold; in Kettering that spares you a fire permit for a spot the size of a tray.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
