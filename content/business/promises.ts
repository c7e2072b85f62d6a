// The promises and offers that the site makes with this contractor's switches, each with its ground (client/claims.ts).
// `npm run check:launch` lists every one that has none.

import { promiseGrounds } from '#client/claims.ts';
import { company } from '#client/company.ts';
import type { Claim, PromiseGrounds, PromiseName } from '#client/shapes/business.ts';
import { isOffered } from '../services/service-slugs.ts';
import { climateIs } from '../wording/only-where.ts';
import { features } from './features.ts';
import { offerWords } from './offer-words.ts';
import { isPromised } from './promised.ts';
import { pricesDecking } from './proof-words.ts';

interface Promised {
  readonly text: string;
  /** False where the site leaves it out. */
  readonly isMade: boolean;
}

const promised: Readonly<Record<PromiseName, Promised>> = {
  voucherToday: { text: offerWords.voucherBanner, isMade: features.voucher },
  voucherLimitedTime: { text: 'For a limited time', isMade: features.voucher },
  voucherValue: {
    text: `${offerWords.voucher}, valid ${offerWords.voucherValidity}`,
    isMade: features.voucher,
  },
  claimAssistanceValue: {
    text: `Claim assistance valued at ${offerWords.claimAssistanceValue}`,
    isMade: isPromised('claimAssistanceValue') && features.claimHelp,
  },
  sameAsCash: {
    text: `${offerWords.sameAsCashRate} for ${offerWords.sameAsCashMonths} if paid in full`,
    isMade: features.financing,
  },
  extendedPlans: { text: `Plans of ${offerWords.extendedPlanMonths}`, isMade: features.financing },
  phoneAnswered: {
    text: `A person answers the phone ${company.emergencyHours}, holidays included, and sends a crew, day or night`,
    isMade: features.emergencyLine,
  },
  replyTime: {
    text: `We reply within ${offerWords.replyTimeOnAnyDay}`,
    isMade: true,
  },
  freeInspection: {
    text: `${offerWords.freeInspectionTitle} of roof and attic with a photo of each finding, a report ranked by urgency and an estimate, all free and without obligation`,
    isMade: true,
  },
  freeEnergyAudit: { text: 'Free energy audit', isMade: features.energyCalculator },
  estimateHolds: {
    text: `Estimate in writing before work starts, with each layer, ${pricesDecking ? 'the price of a sheet of decking, ' : ''}permit and disposal in it, valid for ${offerWords.estimateValidity}`,
    isMade: true,
  },
  damagePhotographed: {
    text: 'Damage is photographed before it is covered',
    isMade: isOffered('emergency-repairs'),
  },
  certificateShown: { text: 'You see our insurance certificate before work starts', isMade: true },
  deductible: { text: 'We never pay, waive or rebate your deductible', isMade: true },
  adjusterMeeting: {
    text: 'We meet your adjuster on the roof',
    isMade: isPromised('adjusterMeeting') && features.claimHelp,
  },
  magnets: {
    text: 'Magnets over the lawn and driveway',
    isMade: isPromised('magnets') && isOffered('roof-replacement'),
  },
  finalWalk: {
    text: 'A walk around the finished job before the final bill',
    isMade: isPromised('finalWalk'),
  },
  signedChanges: {
    text: `Any change to the price${pricesDecking ? ', other than decking by the sheet,' : ''} is signed first`,
    isMade: isPromised('signedChanges'),
  },
  chalkSquares: {
    text: 'A chalked test square on each slope we can walk',
    isMade: isPromised('chalkSquares'),
  },
  poleCamera: {
    text: 'A camera where a slope is unsafe to walk',
    isMade: isPromised('poleCamera') && isOffered('roof-inspection'),
  },
  closedEveryNight: {
    text: 'An open roof is closed before the crew goes home',
    isMade: isPromised('closedEveryNight'),
  },
  workPhotographed: {
    text: 'Photos of the work, also of what gets covered',
    isMade: isPromised('workPhotographed'),
  },
  truckWithLights: {
    text: 'A crew comes with tarps, boards and lights',
    isMade: isPromised('truckWithLights') && isOffered('emergency-repairs'),
  },
  steamForIce: {
    text: 'Ice dams opened with steam',
    isMade: isPromised('steamForIce') && climateIs.freezing && isOffered('emergency-repairs'),
  },
  samples: {
    text: 'Samples brought to your house',
    isMade:
      isPromised('samples') &&
      (isOffered('metal-roofing') || isOffered('tile-roofing') || isOffered('roof-repair')),
  },
  panelsFormed: {
    text: 'Panels formed to the length of your roof',
    isMade: isPromised('panelsFormed') && isOffered('metal-roofing'),
  },
  waterTest: {
    text: 'Water run over the finished work while someone watches from inside',
    isMade: isPromised('waterTest') && (isOffered('metal-roofing') || isOffered('roof-repair')),
  },
  noPrepaymentPenalty: {
    text: 'No prepayment penalty',
    isMade: isPromised('noPrepaymentPenalty') && features.financing,
  },
  plantsCovered: {
    text: 'Tarps over walls and flower beds before the tear-off',
    isMade: isPromised('plantsCovered'),
  },
  maintenancePlans: {
    text: 'Maintenance plans',
    isMade:
      isPromised('maintenancePlans') && (isOffered('flat-roof-systems') || isOffered('commercial-roofing')),
  },
  snowGuards: {
    text: 'Snow guards over the doors and walks of a metal roof',
    isMade: isPromised('snowGuards') && climateIs.freezing && isOffered('metal-roofing'),
  },
  spareTiles: {
    text: 'Spare tiles left with the house',
    isMade: isPromised('spareTiles') && isOffered('tile-roofing'),
  },
  newGutters: { text: 'New gutters, at the calculator’s price', isMade: isPromised('newGutters') },
  textsCustomers: {
    text: 'Texts only to those who ticked the box, about their request, up to about five',
    isMade: isPromised('textsCustomers'),
  },
};

/** What the site promises, each as an entry of the claims register. */
export function listPromises(
  grounds: PromiseGrounds = promiseGrounds,
): Readonly<Partial<Record<PromiseName, Claim>>> {
  return Object.fromEntries(
    Object.entries(promised)
      .filter(([, { isMade }]) => isMade)
      .map(([name, { text }]) => [name, { text, ground: grounds[name as PromiseName] ?? null }]),
  );
}
