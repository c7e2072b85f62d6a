// Words of the page on roofing contracts: what to ask of any roofer, and what the state's law says. Neutral; not legal
// advice.

import { company } from '#client/company.ts';
import type { Fact } from '#client/shapes/fact.ts';
import { actionWords } from '../business/action-words.ts';
import { areAllAnswered } from '../business/proof-words.ts';
import { countyWord } from '../cities/cities.ts';
import { residentialCode } from '../facts/residential-code.ts';
import { lawFacts, listGiven, stateFacts } from '../facts/state-law.ts';
import { eaveMembrane } from '../services/eave-membrane.ts';
import { spellCount } from '../wording/counts.ts';
import { climateIs, inOneText, onlyWhere } from '../wording/only-where.ts';
import { capitalize } from '../wording/text.ts';
import { type FactRow, lineWithPage } from './fact-rows.ts';
import type { PageListing, SectionHead, TitledText } from './page-words.ts';

/** Under which the form of a certificate is shown. */
export const certificateQuestion = 'Can your insurer send me the certificate?';

export const questionsForAnyRoofer: readonly TitledText[] = [
  {
    title: 'Who are you?',
    text: 'The full name of the business, a street address, a phone that somebody answers, and the name of the person who signs.',
  },
  {
    title: stateFacts.noRooferLicense ? 'Where are you registered?' : 'Where are you licensed or registered?',
    text: stateFacts.noRooferLicense
      ? `${company.region} has no roofing license. Some cities and counties register contractors. Ask for the number, the year and the office, and call that office.`
      : `With the state, the city or the ${countyWord}. Ask for the number, the year and the office, and call that office.`,
  },
  {
    title: certificateQuestion,
    text: 'General liability and proof of workers’ compensation, both current on the day work starts. A photocopy proves little: have the liability certificate sent by the insurer or its agent.',
  },
  {
    title: 'Who gets the permit?',
    text: 'Usually the contractor. Either way, the contract should say who gets it, or that the office says none is needed.',
  },
  {
    title: 'What exactly goes on the roof?',
    text: `Manufacturer, product and color; underlayment; how far the ${eaveMembrane.name} runs; new or old flashing; vents; how many nails per shingle.`,
  },
  {
    title: 'What does a sheet of new decking cost?',
    text: 'Nobody sees all of the wood before the old roof is off. A price per sheet in the contract keeps the surprise small.',
  },
  {
    title: 'When do you start, finish and get paid?',
    text: 'Dates, and payments tied to what is done. Keep the last payment until the final walk. Be careful with a large deposit.',
  },
  {
    title: 'What do you warrant, and for how long?',
    text: 'Two warranties: the roofer’s on the work, in years, and the manufacturer’s on the material. Ask what ends either one.',
  },
  {
    title: 'Who will be on my roof?',
    text: 'Employees or subcontractors, and who is in charge. With subcontractors and suppliers, ask for lien waivers, signed statements that they have been paid, with each payment.',
  },
  {
    title: 'What happens with my deductible?',
    text: 'It is the part of a covered loss that your policy leaves to you. If somebody offers to waive, refund or hide it, don’t sign: the invoice would show your insurer more than you paid.',
  },
];

const thingsToAsk = `${spellCount(questionsForAnyRoofer.length)} things to ask`;

/** Whether the page can say what the state's law asks of a contract. */
const isLawGiven = Boolean(lawFacts.threeDayRight && lawFacts.estimates);
const hasFederalRules = [lawFacts.threeDayFederal, lawFacts.leadPaint, lawFacts.reviews].some(Boolean);
const rules = hasFederalRules ? `${company.region} and federal rules` : `${company.region}’s rules`;

export const beforeYouSignListing = {
  title: `Before You Sign a Roofing Contract in ${company.region}`,
  description: isLawGiven
    ? `What to ask any roofer, the three-day right to cancel, how far a bill may pass the estimate, and deposits: ${rules}, each with its source.`
    : `${capitalize(thingsToAsk)} any roofer: who is insured, who gets the permit, what goes on the roof, when you pay, and what is warranted for how long.`,
  keywords: [
    `roofing contract ${company.region}`,
    'questions to ask a roofer',
    ...onlyWhere(lawFacts.threeDayRight, 'three day right to cancel roofing'),
    ...onlyWhere(lawFacts.estimates, `roofing estimate ${company.region.toLowerCase()} law`),
    `roof deductible ${company.region.toLowerCase()}`,
  ],
} satisfies PageListing;

export const beforeYouSignHead = {
  heading: 'Before you sign a roofing contract',
  lead: inOneText(
    `Ask these of any roofer${areAllAnswered() ? ', us included' : ''}.`,
    ...onlyWhere(isLawGiven, `Below the questions is what ${rules} say, each with its source.`),
    'It is general information and not legal advice.',
  ),
} as const satisfies SectionHead;

export const beforeYouSignWords = {
  questionsHeading: capitalize(thingsToAsk),
  lawHeading: isLawGiven ? `What ${rules} say` : 'What the rules say',
  codeHeading: 'What the code requires of a roof',
  codeLead: inOneText(
    'Two bids can only be compared when both have these in them. The drawings are not to scale.',
    ...onlyWhere(residentialCode, `The sections are those of the ${residentialCode?.name}.`),
  ),
  locationsLink: 'Permit offices, city by city',
  costLink: 'Example roofs, priced line by line',
  closingHeading: 'Have a bid on the table already?',
  closingLead: 'We inspect the roof, give you our own written estimate and answer questions about both.',
  closingButton: actionWords.book,
} as const;

/** What is said in a row, and the drawing that shows it. */
type Subject = readonly [label: string, facts: readonly Fact[], picture?: string];

const law: readonly Subject[] = [
  ['Three business days to cancel', listGiven(lawFacts.threeDayRight, lawFacts.threeDayFederal)],
  ['How far a bill may pass the estimate', listGiven(lawFacts.estimates)],
  ['Large contracts', listGiven(lawFacts.remodelingLaw, lawFacts.largeContracts, lawFacts.extraCost)],
  ['Deposits', listGiven(lawFacts.depositReceipt)],
  ['Houses built before 1978', listGiven(lawFacts.leadPaint)],
  ['Your insurance claim', listGiven(lawFacts.adjusting, lawFacts.adjusterMayNotRepair)],
  ['Reviews you read', listGiven(lawFacts.reviews)],
  ['Licenses', listGiven(stateFacts.noRooferLicense, stateFacts.rooferLicense)],
];

const code: readonly Subject[] = [
  ['Old layers', listGiven(stateFacts.layers), 'code-layers'],
  ['Ice barrier', climateIs.freezing ? listGiven(stateFacts.iceBarrier) : [], 'code-ice-barrier'],
  ['Slope', listGiven(stateFacts.shingleSlope), 'code-slope'],
  ['Nails', listGiven(stateFacts.nails), 'code-nails'],
  ['Drip edge', listGiven(stateFacts.dripEdge), 'point-8-sound'],
  ['Valleys', listGiven(stateFacts.openMetalValley), 'point-3-sound'],
  ['Chimneys', listGiven(stateFacts.cricket), 'code-cricket'],
  ['Attic vents', listGiven(stateFacts.atticVents), 'point-10-sound'],
];

const rowsOf = (subjects: typeof law): readonly FactRow[] =>
  subjects.flatMap(([label, facts, picture]) =>
    facts.length > 0 ? [{ label, lines: facts.map(lineWithPage), ...(picture && { picture }) }] : [],
  );

export const contractLawRows = rowsOf(law);
export const roofCodeRows = rowsOf(code);
export const beforeYouSignFacts: readonly Fact[] = [...law, ...code].flatMap(([, facts]) => facts);
