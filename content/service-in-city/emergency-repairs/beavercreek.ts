import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInBeavercreek = {
  intro:
    'When a tornado has passed, as the EF3 did in Beavercreek on May 27, 2019, the first hour is not about the roof.',
  paragraphs: [
    'Count your people. Smell for gas: if you notice any, leave everything, touch no switch, and call from the street. Look up before you go back in. A house that has lost a gable or shifted at one corner can stand for hours and then not. If a wall leans or a door frame is no longer square, stay out, and let the fire department say when you may return.',
    'After that we come in. Openings are boarded, tarps go on over the ridge, loose sheets are taken down so they do not fly next door. We photograph before, during and after, with the time on each picture.',
    'Keep every receipt: lumber, hotel, a rented fan. Most policies ask the owner to limit further damage, and that is the proof that you did.',
  ],
  points: [
    {
      question: 'Everybody’s roof is open. When is it my turn?',
      answer:
        'People first, then open rooms, then open attics, then missing shingles. We give you a time, and call if it slips.',
    },
    {
      question: 'Will the insurer pay for the tarp?',
      answer:
        'Often policies cover reasonable protection, but yours decides. We write the invoice so that the temporary work stands by itself, with photos.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Shingles stripped by wind',
      remark:
        'Where a tornado has been, we also check for lifted decking beneath shingles that still look whole.',
    },
    {
      issue: 'Skylight or vent torn open',
      remark:
        'A round hole where a turbine stood takes in more than you would think; it goes early on the list.',
    },
  ],
  sources: ['tornadoBeavercreek2019'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
