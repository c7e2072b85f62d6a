import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInCenterville = {
  intro:
    'A puddle on a Centerville roof that outlasts two dry days is a problem of the board beneath, not of the sheet on top.',
  paragraphs: [
    'Old flat roofs were built dead level, or have sagged there. Laying a new membrane over the same plane brings back the same pond. The remedy is tapered insulation: boards cut as wedges, a quarter inch thicker for every foot, set like a shallow roof upon the roof. Water starts to move, and the rooms below gain insulation that the old roof never had.',
    'It takes drawing. Thickness adds up: twenty feet from the drain the boards stand five inches higher. Door sills, windows above the roof, pipes and curbs must still clear that. Where they cannot, a second drain in the middle halves the height.',
    'Centerville publishes its permit list. New insulation often brings the energy code into play, so we ask about both in one call.',
  ],
  points: [
    {
      question: 'Could you just add a drain at the puddle?',
      answer:
        'If there is a pipe nearby and room to fall, that may be the cheap answer. In the middle of a ceiling with no plumbing, wedges cost less than a pipe.',
    },
    {
      question: 'What are crickets?',
      answer:
        'Small diamonds of tapered board, placed between drains and behind curbs, so that water does not rest there. They use little material and cure most remaining puddles.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Drainage and ponding',
      remark: 'We shoot levels on your Centerville roof before we speak about membranes.',
    },
  ],
  sources: ['centervillePermitList'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
