// Fills the slots of the legal texts, so that they name the same company, figures and data paths as the software.
// What happens to a lead depends on how the site was built (LEAD_DELIVERY).

import { company } from '#client/company.ts';
import { termsLaw as termsLawGiven } from '#client/legal.ts';
import type { TermsLaw } from '#client/shapes/fact.ts';
import { claims } from '../business/claim-words.ts';
import { outsidePages } from '../business/contact-links.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { warrantsWork } from '../business/proof-words.ts';
import { retention } from '../business/retention.ts';
import { contractRights } from '../business/state-rules.ts';
import { lawFacts } from '../facts/state-law.ts';
import { photographLinkDays } from '../pages/photograph-words.ts';
import { countOf, spellCount } from '../wording/counts.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { listWithAnd } from '../wording/text.ts';

const termsLaw: TermsLaw = termsLawGiven;

const daysPerYear = 365;

export interface LegalCircumstances {
  /** `server`: leads go to our own lead server. `direct`: the browser posts to the form-to-email service. */
  readonly leadDelivery: 'server' | 'direct';
  /** Days after which a stored lead is forgotten; the default unless the operator set another. */
  readonly leadRetentionDays?: number;
}

/** The values for every slot in privacy.md and terms.md. Plain text, no markup. */
export function legalSlots({
  leadDelivery,
  leadRetentionDays = retention.leadDays,
}: LegalCircumstances): Readonly<Record<string, string>> {
  return {
    companyName: company.name.value,
    companyTown: company.addressLine,
    phone: company.phone.value.display,
    email: company.email.value,
    outboxTime: countOf(retention.browserOutboxDays, 'day'),
    inspection: offerWords.inspection,
    statedValue: claims.inspectionValue ? `has a stated value of ${offerWords.inspectionValue} and ` : '',
    arrivalTimes: claims.emergencyArrival
      ? 'Arrival times are what we plan for under ordinary conditions. A storm over a wide area, a closed road or danger to the crew can delay us, and we tell you so on the phone. '
      : '',
    claimAssistanceValue: isPromised('claimAssistanceValue')
      ? `, valued at ${offerWords.claimAssistanceValue},`
      : '',
    textMessages: isPromised('textsCustomers')
      ? 'Text messages are sent only if you ticked the box for them. '
      : '',
    workWarranty: warrantsWork ? ', and warranties on workmanship from us' : '',
    meetsAdjuster: isPromised('adjusterMeeting') ? ' and meet your adjuster' : '',
    voucher: offerWords.voucher,
    voucherValidity: offerWords.voucherValidity,
    estimateValidity: offerWords.estimateValidity,
    reportValidity: offerWords.reportValidity,
    ...ofWhatIsOffered,
    ...lawOfTheState,
    ...(leadDelivery === 'server'
      ? throughOurServer(describeRetention(leadRetentionDays))
      : straightToFormService),
  };
}

const askedAbout = [
  ...onlyWhere(features.financing, 'financing'),
  ...onlyWhere(features.claimHelp, 'an insurance claim'),
];

const ofWhatIsOffered = {
  theCalculators: features.energyCalculator ? 'both calculators' : 'the calculator',
  howToAnswer:
    askedAbout.length === 0
      ? 'how soon you need us and how to reach you'
      : `how soon you need us, how to reach you, and your ${askedAbout.length === 1 ? 'answer' : 'answers'} about ${listWithAnd(askedAbout)}`,
  exampleReceiver: features.financing ? ', for example to a lender' : '',
  outsidePages,
};

/** Holds in every state. Source: 16 CFR 429.0(a) and 429.1, https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-429. */
const federalCancellation =
  'For most sales of $25 or more made at your home, even when you invited us, a federal rule gives you until midnight of the third business day to cancel (16 CFR 429). It does not cover a contract that follows your own visit to our place of business. Where you have that right, two copies of a notice of cancellation come with your contract.';

/** Empty where nothing is to be said; a paragraph that is left empty is not printed. */
const lawOfTheState = {
  state: company.region,
  notWrittenEstimate: termsLaw.estimates
    ? `not the written estimate that ${company.region} law speaks of`
    : 'not a written estimate',
  estimateLaw: termsLaw.estimates ?? '',
  cancellationLaw: [federalCancellation, termsLaw.cancellation ?? contractRights[company.regionCode] ?? '']
    .filter(Boolean)
    .join(' '),
  largeContractsLaw: termsLaw.largeContracts ?? '',
  whoNegotiates: lawFacts.adjusting
    ? `In ${company.region} only you, a licensed public adjuster or your attorney negotiates the claim; we may not negotiate a claim or promise how it will be settled, and we do neither.`
    : 'We do not negotiate a claim or promise how it will be settled.',
};

/** Whole years in words, because nobody counts 730 days. */
function describeRetention(days: number): string {
  const years = days / daysPerYear;
  return Number.isInteger(years)
    ? `${spellCount(years)} year${years === 1 ? '' : 's'}`
    : countOf(days, 'day');
}

function throughOurServer(retentionTime: string) {
  return {
    photos:
      'only with a request, and only if you add them, as JPEG or PNG. Your browser makes them smaller. The place they were taken, and everything else hidden in the file that a picture does not need, is removed before we store them.',
    photosInBrowser: `Photos that are not with us yet are kept in the same way, for up to ${countOf(retention.browserOutboxDays, 'day')}, and are removed as each one arrives.`,
    photosCounted: 'how many photos you added, ',
    visitInBrowser:
      ' It also notes how the visit began: the first page you opened, the name of the website that linked to it, and, where the link says so, the campaign, the ad and the search words.',
    countedVisits: `What we do note is which link or ad a request came from, as described above, and how many people reach each step of ${ofWhatIsOffered.theCalculators}. For that your browser names the step to our server, which adds one to that day’s number and keeps nothing else. A browser that sends Do Not Track or Global Privacy Control is not counted.`,
    paperByMail:
      'If our server sends email, you also get one that confirms your request. It carries the reference number, the service or the answers about the roof or house, and for a calculator its paper as a PDF that our server makes; not your name, address or message.',
    receiver: 'our server',
    honeypotFilled:
      'If it is filled in, your browser sends nothing; a request that reaches our server with it filled in is set aside for a person to look at.',
    whereItGoes:
      'Your request goes to our own server. We may rent it, and the storage for photos, from a hosting company. The request is written to our own database before the page tells you that we have it, together with the time, a reference number and a technical key that keeps the same request from being stored twice. We also store how you found us: what your browser noted when the visit began, whether the link came from an ad, and the page you sent the request from. We use it to count which links and ads bring requests. The number that an ad company puts on your click is not kept. Our staff adds what happens next: notes, phone calls and visits.',
    howItReachesUs: `From there it is passed to our staff in one or more of these ways: through a form-to-email service, through our email provider, or over an encrypted connection to the program we keep our schedule in. Our staff may get a notification on their phones; it says the kind of work and the city, not who asked. Photos go along by email, or as a link that expires after ${countOf(photographLinkDays, 'day')}. These companies handle the request only to deliver it to us.`,
    howLong: `We keep a request in the database for ${retentionTime}. After that its personal details and its photos are deleted automatically. Backup copies made before then are deleted on their own schedule. Emails about it stay in our mailbox as long as we need them to do the work and to answer for it.`,
    howErased:
      'When you ask us to, we erase your details from the database, erase your photos and delete the emails. Backup copies made before then are deleted on their own schedule. What remains is a line that says a request came in on that day, so that our count stays right. It says nothing about you.',
    technicalTraces:
      'To hold off floods of automatic messages, the server counts requests for each internet address. It keeps that count in working memory for a short time and never writes it down. Its log says what happened and when, without names, addresses or messages. The company that hosts the server may keep its own short-lived connection logs.',
  };
}

const straightToFormService = {
  photos: 'This site takes no photos. Please show them to us when we come.',
  photosInBrowser: 'Nothing else is kept with it.',
  photosCounted: '',
  visitInBrowser: '',
  countedVisits: '',
  paperByMail: 'The form-to-email service may send you a short confirmation.',
  receiver: 'the form-to-email service',
  honeypotFilled: 'A request with something in it does not reach us.',
  whereItGoes:
    'Your browser sends the request to a form-to-email service, which turns it into an email to us. This website has no database of its own.',
  howItReachesUs:
    'The form-to-email service and our email provider handle the request in order to deliver it to us. Each has its own privacy policy.',
  howLong:
    'The email stays in our mailbox as long as we need it to answer you, to do the work and to answer for it.',
  howErased:
    'When you ask us to, we delete the emails about your request and ask the form-to-email service to delete what it holds.',
  technicalTraces:
    'The company that hosts these pages and the form-to-email service see your internet address, as any web server does, and may keep short-lived connection logs. We keep none.',
};
