import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInFairborn = {
  intro:
    'Antennas, solar panels, a weather vane: on a Fairborn standing seam roof all of it can go up without one hole.',
  paragraphs: [
    'Each seam is a rail. An aluminum clamp with rounded set screws grips it from both sides and never touches the flat. Solar rails, a satellite mount, a line of snow guards or a walkway can be hung from such clamps and taken off again. On shingles the same job takes lag bolts through the roof.',
    'The order of work matters. If you plan solar within a few years, put the roof on first and choose a panel whose seam the clamp maker lists. Keep one clear pan on each side so that somebody can reach the vents.',
    'For people near Wright-Patterson who know they will move again, that has a plain advantage. The equipment goes along, and the roof you leave behind has nothing to explain to a buyer.',
  ],
  points: [
    {
      question: 'Will a metal roof block my phone or Wi-Fi?',
      answer:
        'It can dim a weak signal from a tower above the roofline. Inside the house, brick and foil insulation matter more. Test in the attic before you blame the roof.',
    },
    {
      question: 'Do clamps void the warranty?',
      answer:
        'Some makers list which clamps and what torque they accept. Keep that page. We set ours with a torque wrench for the same reason.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at vents and chimneys',
      remark:
        'A clamp on the seam makes no hole, so let no installer talk you into brackets through the pan.',
    },
    {
      issue: 'Panels with no room to move',
      remark: 'One clamp too many can pin a pan; rails for solar are laid out with that in mind.',
    },
  ],
  sources: ['airBase'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
