import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInDayton = {
  intro:
    'Dayton knows what a bad night is: on May 27, 2019 an EF4 tornado ran {daytonTornadoPath}, with winds to {daytonTornadoWind}.',
  paragraphs: [
    'It came from Brookville, through Trotwood and Dayton, to Riverside. Ohio had {ohioTornadoCount} tornadoes in that outbreak and about $1 billion in damage. After such a night there are more open roofs than roofers, and the week that follows matters as much as the storm.',
    'First water, then people at the door. Someone with a clipboard offers to “handle the claim” and wants a signature before supper. Do not sign on the hood of a truck. Ohio has no state license for roofers; cities register contractors, so ask whether this one is registered where you live. Ask for a street address, a certificate of insurance, and a day to think.',
    'A tarp does not oblige you to anything, ours included. Close the roof, photograph it, sleep, then choose.',
  ],
  points: [
    {
      question: 'Does an emergency repair need a permit in Dayton?',
      answer:
        'The city asks none for shingles alone, but one when sheathing or structure is replaced. A tarp comes first. The permit belongs to the rebuild, and we tell you when that begins.',
    },
    {
      question: 'Can you speak to my insurer for me?',
      answer:
        'We can photograph, document and meet the adjuster. Negotiating a claim is not ours to do under Ohio law, and no honest roofer promises how it ends.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Shingles stripped by wind',
      remark:
        'One bare course is seldom alone, so on a Dayton roof we check the whole slope around it before the tarp goes down.',
    },
  ],
  sources: [
    'tornadoDayton2019',
    'tornadoOutbreak2019',
    'ohioNoRooferLicense',
    'daytonPermits',
    'ohioAdjusterLaw',
  ],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
