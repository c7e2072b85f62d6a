import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInPiqua = {
  intro:
    'A screwed-down metal roof on a Piqua plant can often be saved without tearing it off above the machines.',
  paragraphs: [
    'Steel buildings age at their fasteners. The sheet may be good for decades while the washers harden, the laps open and the gutters between two bays rust through. Tearing it off exposes the floor below, and a line that has stopped costs more than any roof.',
    'There are three middle ways. Renew the screws, one size up, and seal the laps. Or clean, prime and coat, with fabric over every seam and screw. Or set light framing upon the old ribs and lay a new standing seam roof above it, with insulation in the gap. The last needs an engineer, since it adds weight and changes where snow collects.',
    'Which one fits depends on rust. We look at the underside at the eaves and the laps first. The state’s permit for commercial re-roofing applies, so we ask what counts as such.',
  ],
  points: [
    {
      question: 'Water drips in only when the snow melts. Why?',
      answer:
        'Melting snow stands as slush above the laps, which were made for running water. The same happens behind an inside gutter that has frozen.',
    },
    {
      question: 'Are the plastic light panels safe to walk on?',
      answer:
        'Never. Sun makes them brittle and paint hides them. We screen or rail every one before work, and advise leaving the screens in place.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Open membrane seams',
      remark: 'On a metal roof the side laps play the part of seams, and frost in Piqua works them apart.',
    },
    {
      issue: 'Blocked drains',
      remark:
        'Gutters between two metal bays have no overflow but the building; keep them first on the list.',
    },
  ],
  sources: ['ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
