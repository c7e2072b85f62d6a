import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInFairborn = {
  intro: 'If you lease a building in Fairborn, find the sentence about the roof before you find the leak.',
  paragraphs: [
    'Leases divide a roof in odd ways. The owner keeps the structure, the tenant the maintenance, and the membrane is mentioned nowhere. In a net lease the tenant may owe it all. In a building with several tenants the cost is split by floor area, though only one of them has a kitchen fan up there.',
    'We cannot read contracts for you. We can make the facts plain: what is wear, what is neglect, what another trade did, and what a storm did, each on its own photo and in its own line of the estimate. That is usually enough for both sides to find their clause.',
    'At the start of a lease, have the roof recorded, and again at the end. Owner and tenant each get the same report. Ohio requires a permit for a full re-roof, so agree beforehand which of you answers for it.',
  ],
  points: [
    {
      question: 'We are the tenant. Will you deal with us?',
      answer:
        'For an inspection and emergency protection, yes. For work on the membrane we want the owner’s written consent, whoever pays.',
    },
    {
      question: 'Whom should we ask for insurance papers?',
      answer:
        'Any roofer you invite. Ohio has no state license for the trade, and cities register contractors. So ask for the certificate and call the insurer named on it.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at rooftop units',
      remark: 'With several tenants under one Fairborn roof, tag each unit with the suite it serves.',
    },
  ],
  sources: ['ohioCommercialPermit', 'ohioNoRooferLicense'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
