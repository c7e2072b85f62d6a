import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInFranklin = {
  intro: 'It is wet in Franklin tonight, but is it the roof?',
  paragraphs: [
    'Three questions sort out most calls. Did it begin with the rain and does it follow the rain? Is the wet spot on the top floor? Is it near a wall, a chimney, a vent? Three times yes and you should have us out.',
    'If it drips in dry weather, look at pipes. A toilet supply that weeps, a shower pan, the drain line of the air conditioner when its tray has overflowed: each makes a neat brown ring and has nothing to do with shingles. Shut the valve or the unit and see if it stops.',
    'If water comes up from below or in at the foundation, no roofer can help, and the river is a matter for the authorities. Gutters are ours, though. A downspout that has come off can put a roof’s worth of rain against one corner of the basement.',
  ],
  points: [
    {
      question: 'I cannot tell. May I call anyway?',
      answer:
        'Yes. Describe it, send a picture, and we say what we think. Franklin is {miles} miles away, and a look settles it if words do not.',
    },
    {
      question: 'The gutter is pouring over in the storm. Is that urgent?',
      answer:
        'Not tonight, unless it runs into a window or a wall. Never climb to it in rain. Next day check the outlet first; it is usually a plug of leaves.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Water through the ceiling',
      remark:
        'In a Franklin house with a bathroom above the stain, run that shower for five minutes before you blame the roof.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
