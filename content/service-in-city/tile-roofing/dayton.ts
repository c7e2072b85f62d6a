import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInDayton = {
  intro:
    'In a Dayton historic district a change of roof starts with a certificate, so think first about keeping the tile you have.',
  paragraphs: [
    'Historic districts in Dayton need a Certificate of Appropriateness. For tile the simplest case to make is the one that changes nothing you can see: the same tile, relaid. A flat tile in place of a barrel, or metal stamped to look like tile, takes more explaining. Bring a photo, a sample and the reason.',
    'And tile lends itself to being kept. What fails is the felt, the nails and the valley metal. Sound tiles come off in order, get stacked by slope, and go back on over new layers. Broken ones are made up from salvage or moved from the rear.',
    'Note the other city rule: once sheathing is replaced, a permit is due. On an old tile roof with open boards that is likely enough to plan for.',
  ],
  points: [
    {
      question: 'How many tiles break when they are lifted?',
      answer:
        'It depends on how they were nailed and how brittle they are. We lift a trial square first and count. The share goes into the estimate, with where the spares come from.',
    },
    {
      question: 'Who files for the certificate?',
      answer:
        'The owner decides that with the city. We supply photos, product sheets and a plain description of the work, in the form they ask for.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Underlayment at its end',
      remark:
        'Renewing what lies below the tile leaves the look alone, which is the easier case to make in a historic district.',
    },
    {
      issue: 'Rusted valleys and flashing',
      remark:
        'With about {rainInches} inches of rain and melted snow in a normal Dayton year, a valley gets no long rests.',
    },
  ],
  sources: ['daytonPermits', 'daytonPrecipitation'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
