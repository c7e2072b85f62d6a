import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInFairborn = {
  intro:
    'No renter in Fairborn should lose time on this question: who may call the roofer at two in the morning?',
  paragraphs: [
    'You may. Protecting the place from water is not a repair that needs approval, and we will come on a tenant’s call. What we do that night is temporary by design: a tarp, a board, a bucket moved to the right spot. Nothing is torn off that an owner might want to see.',
    'At the same moment, write to the landlord or the property manager. One message with a photo and the time is enough. If the house belongs to someone stationed far away, as can be the case in a town beside Wright-Patterson, add what time it is here.',
    'The owner then gets our pictures and a price for the permanent work. Your own things are covered, if at all, by renter’s insurance, so photograph them separately and before you move them.',
  ],
  points: [
    {
      question: 'Who pays for the visit?',
      answer:
        'We settle that with you on the phone, before anyone drives. Where the owner can be reached we ask the owner first. Nobody gets a surprise in the mail.',
    },
    {
      question: 'I own the house and live elsewhere. What can I prepare?',
      answer:
        'Leave us the name of someone with a key, the location of the main switch, and a line that we may protect the house up to a sum you choose.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Water through the ceiling',
      remark:
        'In a Fairborn rental, wake the people upstairs as well: their floor may be wetter than your ceiling.',
    },
  ],
  sources: ['airBase'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
