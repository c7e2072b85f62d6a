// What the site says about emergencies. Source: specification §1 (24/7, arrival) and §3 (six issues; four named steps).
// Insurance wording: content/business/insurance-words.ts.

import { company } from '#client/company.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { claims } from '../business/claim-words.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { cityList } from '../cities/cities.ts';
import { formatDriveMinutes } from '../cities/distance.ts';
import { lawFacts, listGiven } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { listWithOr } from '../wording/text.ts';
import { isOffered } from './service-slugs.ts';

const farthestMiles = Math.max(...cityList.map(({ milesFromBase }) => milesFromBase));

const bringsTarps = isPromised('truckWithLights') ? ' with tarps and boards' : '';

export const emergencyRepairs = {
  title: 'Emergency Repairs',
  label: 'Emergency repairs',
  cardText: `Water coming in? We send a crew${bringsTarps}, day or night${claims.emergencyArrival ? `, and plan to be on site in ${offerWords.emergencyArrivalSpelled}` : ''}.`,
  lead: `Call first. The line is open ${company.emergencyHours}${claims.emergencyArrival ? `, and crews plan to be on site in ${offerWords.emergencyArrivalSpelled}` : ''}.`,
  description: [
    `The first visit has one purpose: to stop the water safely. Everything permanent can wait for daylight and a dry deck. When ${listWithOr(['lightning', 'wind', ...onlyWhere(climateIs.freezing, 'ice')])} makes the roof unsafe, we protect the rooms below and go up as soon as it is safe.`,
  ],
  features: [
    `Phone answered ${company.emergencyHours}, holidays included`,
    'Tarps fastened over the ridge, not just laid on',
    'Small limbs cleared; a whole tree takes a tree service, sometimes with a crane',
    'Boards over broken skylights and open decking',
    ...onlyWhere(isOffered('flat-roof-systems'), 'Temporary membrane on flat roofs'),
    ...onlyWhere(
      climateIs.freezing && isPromised('steamForIce'),
      'Ice dams opened with steam, not with an axe',
    ),
    'Dated photos of the damage',
    'Written scope for the permanent repair',
  ],
  pageTitle: withBrand(`Emergency Roofer in Greater ${company.metro}`),
  pageDescription: `Roof leak or storm damage? ${claims.emergencyArrival ? `We plan to be on site in ${claims.emergencyArrival.text}` : 'We send a crew'}${bringsTarps}, ${company.emergencyHours}. Damage photographed for your insurer, then repaired for good.`,
  pageKeywords: [
    `emergency roof repair ${company.serviceArea}`,
    'roof tarp service',
    'storm damage roof repair',
    'tree on roof',
    'roof leak at night',
    `24 hour roofer ${company.metro} area`,
  ],
  keywords: [
    'emergency roof repair {displayName}',
    'roof tarp {cityLower}',
    'storm damage roof {cityLower}',
    '24 hour roofer {cityLower} {regionLower}',
    '{city} roof leak emergency',
  ],
  issues: [
    {
      title: 'Tree or limb on the roof',
      picture: 'sign-fallen-limb',
      text: 'Stay out of the rooms below, because the weight can shift. Pulling a limb out the wrong way opens the hole further.',
    },
    {
      title: 'Shingles stripped by wind',
      picture: 'sign-stripped-shingles',
      text: 'Once one edge lifts, whole courses can follow. Bare underlayment keeps rain out for a short while only.',
    },
    {
      title: 'Hail strikes',
      picture: 'point-12-not-sound',
      text: 'Hail knocks granules off and can bruise the shingle without leaving a hole. Broken vents, skylights and gutters tell you to look closer.',
    },
    {
      title: 'Water through the ceiling',
      picture: 'sign-sagging-ceiling',
      text: 'If the ceiling sags, keep everyone out: a bulge holds more water than it looks. Switch off that room’s circuit if panel and floor are dry; never touch a wet panel.',
    },
    ...onlyWhere(climateIs.freezing, {
      title: 'Ice dam backup',
      picture: 'sign-ice-dam',
      text: 'Water behind the ice at the eave rises under the shingles and runs down inside the wall. Chopping at it breaks the roof.',
    }),
    ...onlyWhere(climateIs.coastal || climateIs.hotAndHumid, {
      title: 'Rain driven in by wind',
      text: `In a ${climateIs.coastal ? 'tropical storm' : 'thunderstorm'} rain blows up under shingles and in at vents on a roof that never leaked. The stain may show a day later.`,
    }),
    ...onlyWhere(climateIs.arid, {
      title: 'The first hard rain',
      text: 'Months of dust and leaves plug scuppers and valleys. When the first hard rain comes, the water backs up and finds a way in.',
    }),
    {
      title: 'Skylight or vent torn open',
      picture: 'sign-torn-skylight',
      text: 'Keep out from under hanging glass; if there is none, set a tub below. Boards and membrane close the hole until the part arrives.',
    },
  ],
  processSteps: [
    {
      title: 'Immediate Response',
      text: `A person answers, asks what you see, tells you how to stay safe, and sends a crew${isPromised('truckWithLights') ? ' with tarps, boards and lights' : ''}.`,
    },
    {
      title: 'Damage Mitigation',
      text: 'We close the opening with a tarp carried over the ridge and held by battens, or with membrane, and clear what is loose.',
    },
    {
      title: 'Documentation',
      text: 'Every opening is photographed before we cover it, and every stain and broken part, with date and time, for your insurer.',
    },
    {
      title: 'Permanent Repairs',
      text: 'In daylight we check deck, framing and insulation and put the full repair in writing, and once you have signed it we replace what is ruined.',
    },
  ],
  specs: [
    ...onlyWith(claims.emergencyArrival, ({ text }) => ({ term: 'planned arrival', value: text })),
    { term: 'phone answered', value: company.emergencyHours },
    { term: 'for your insurer', value: 'Dated photos' },
    { term: 'permanent repair', value: 'Priced in writing' },
    { term: 'first visit', value: 'Stops the water' },
  ].slice(0, 4),
  specialSection: {
    kind: 'sequence',
    heading: 'Until we get there',
    lead: 'In this order, and without a ladder.',
    entries: [
      {
        title: 'Keep clear of wires, gas and bulges',
        text: 'Treat every downed line as live; call 911 and the utility. With one on the house or in the yard, stay inside unless there is fire or gas. If you smell gas, leave without touching a switch, far from any line, then call 911. Leave a room whose ceiling sags; do not poke it.',
      },
      {
        title: 'Cut the power where it is wet',
        text: 'Water near lights or outlets? Switch off that circuit if panel and floor are dry. Never touch a wet panel; call the utility.',
      },
      {
        title: 'Catch and contain',
        text: 'Buckets under drips, plastic over furniture, rugs rolled up. A string hung from the drip guides the water into the bucket.',
      },
      {
        title: 'Take pictures',
        text: 'Photograph the ceiling, the floor, and the roof from the ground, before you clear anything away.',
      },
      {
        title: 'Call your insurer',
        text: 'With an open roof or water inside, report it and write down the claim number. For hail with no leak, have the roof inspected first. Keep receipts for tarps, fans and hotel nights.',
      },
      {
        title: 'Stay off the roof',
        text: 'Wet shingles, loose decking and the dark are how people get hurt. The tarp is our job.',
      },
    ],
  },
  questions: [
    {
      question: 'How fast will someone be here?',
      answer: `${claims.emergencyArrival ? `We plan for ${offerWords.emergencyArrivalSpelled}. ` : ''}The farthest city we serve is ${formatDriveMinutes(farthestMiles)} away, and after a big storm the list is long. Ask on the phone for a realistic time.`,
    },
    {
      question: 'What does an emergency visit cost?',
      answer:
        'It depends on the size of the opening and on what it takes to close it. Ask on the phone whether coming out costs anything. Get the price before work starts, and an invoice that lists labor and materials separately; your insurer may want to see it.',
    },
    {
      question: 'Should I call my insurer before you tarp the roof?',
      answer:
        'You do not have to wait. Policies commonly ask you to take reasonable steps against further damage, so have the roof covered, and keep the receipt. We photograph first, then cover.',
    },
    {
      question: 'Can you deal with the insurance company for me?',
      answer: `${insuranceWords.whatWeDo} ${insuranceWords.whatWeDoNot}`,
    },
    {
      question: 'Can you tarp a roof in the rain?',
      answer:
        'Often, yes. We wait for lightning and high wind to pass, because nobody can hold a tarp in that. Until then, protect the rooms below.',
    },
    {
      question: 'How long can a tarp stay on?',
      answer:
        'A few weeks, if it is fastened well. Sun and wind wear it out, so have it looked at after storms, and set a date for the repair early.',
    },
  ],
  sources: listGiven(lawFacts.adjusting),
} as const satisfies ServiceWords;
