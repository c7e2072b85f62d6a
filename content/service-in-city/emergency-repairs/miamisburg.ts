import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInMiamisburg = {
  intro: 'In Miamisburg the crew, the tarps and the ladders start in the same town as your leak.',
  paragraphs: [
    'Call, do not write. The person who answers will ask five things, so it helps to know them. Your address and the nearest cross street. Whether anyone is hurt and whether everyone is out of the wet rooms. What you see: a hole, a limb, a drip, a stain. Which floor, and whether water is near lights or the panel. How steep the roof is, in your own words.',
    'From those answers we load: long battens for a steep slope, plywood for a hole, a pump for a flat roof. It takes two minutes and saves a second trip.',
    'On a quiet night a Miamisburg call is the easiest we have. In a storm over the whole valley, homes with water coming in go ahead of homes with shingles in the yard, near or far. We tell you where you stand.',
  ],
  points: [
    {
      question: 'Should I wait outside to show you the spot?',
      answer:
        'No. Stay indoors, away from windows, until lightning and wind have passed. Turn on the porch light and leave the gate unlocked. We find the rest.',
    },
    {
      question: 'What if it turns out to be harmless?',
      answer:
        'Then you have lost nothing but some sleep. We would rather look at ten harmless drips than miss the one above a fuse box.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Water through the ceiling',
      remark:
        'Tell us whether the drip in your Miamisburg house is getting faster; the pace helps us judge the hurry.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
