import { materialFacts } from '#client/shapes/material-facts.ts';
import type { ServiceTexts } from '#client/shapes/town.ts';
import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { piquaFacts } from './facts.ts';

export const piquaServices = {
  'roof-replacement': {
    pageTitle: 'Piqua roof replacement: historic hearing and permit',
    pageDescription:
      'In Piqua’s two historic districts a new roof may need a hearing, 10 to 60 days after you file. How to plan for it, and what is simplest to approve.',
    intro:
      'Before you schedule a new roof in Piqua, find out whether your house is in a historic district, because that can add a public hearing.',
    paragraphs: [
      'Piqua has two historic districts, Piqua-Caldwell and Downtown, and some individual landmarks. For those, the City Historic Review Commission issues a Certificate of Appropriateness (the city’s consent to an exterior change), and its hearing is 10 to 60 days after filing. That can mean two months before anybody may start, so file before you agree on a date.',
      'The building permit is a question for the city’s Planning & Zoning office, which on an older page says it handles plan review, permitting and inspection. We ask about your address before you sign.',
      'The safe plan in a district is a shingle that looks like what is there now. Bring the commission a sample board and a photo of the house from the street.',
    ],
    points: [
      {
        question: 'My roof leaks and the hearing is weeks away. Now what?',
        answer: 'A tarp or a temporary patch keeps the house dry and can come off again.',
      },
      {
        question: 'How far in advance should I call you?',
        answer:
          'In a district, before you file, so that the application names a real product. Elsewhere, when you want a price. The shop is {miles} miles from Piqua.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Two layers already on',
        remark:
          'If your Piqua roof has two layers, both come off before new shingles go on; that is code all over Ohio.',
      },
    ],
    sources: [
      piquaFacts.historicDistricts,
      piquaFacts.historicHearing,
      piquaFacts.permitOffice,
      stateFacts.layers,
    ],
  },
  'roof-repair': {
    pageTitle: 'Piqua roof repair: wind damage, leaks, historic rules',
    pageDescription:
      'Roof repair in Piqua: wind damage, leaks, flashing, usually in one visit. When a historic district changes what may be done.',
    intro:
      'A leak in Piqua can usually be fixed in one visit, but in one of the city’s historic districts the city may have to agree first.',
    paragraphs: [
      'In Piqua’s two historic districts and on landmarks, exterior work can need a Certificate of Appropriateness (written consent) from the City Historic Review Commission; a matching patch may be treated differently from a change, so we describe the repair to the city’s Planning & Zoning office first. Elsewhere in Piqua that office says whether a repair needs a permit.',
      'Storms have come close to Piqua. On March 14, 2024 an EF2 tornado crossed Newberry Township and Covington and lifted before it reached Piqua. The wind around a tornado can lift shingles without taking them. If you have not looked at your ridge and rakes (the sloping edges) since then, do it now with binoculars, or let us.',
    ],
    points: [
      {
        question: 'Will new shingles match my old ones?',
        answer:
          'In shape, nearly always. In color, not quite: the old ones have faded. For a slope that shows from the street we can bring a sample first.',
      },
      {
        question: 'What does it take to get somebody out?',
        answer:
          'A call and, if you can, a photo. The trip is {drive} on I-75. Water coming in now goes to the front of the line.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'A crease just below the nails can be all you see on a Piqua roof that looks fine from the sidewalk.',
      },
    ],
    sources: [piquaFacts.historicDistricts, piquaFacts.permitOffice, storms.tornadoMiamiCounty2024],
  },
  'tile-roofing': {
    pageTitle: 'Piqua tile roofing: repair it, relay it or change it',
    pageDescription:
      'Have tile on a Piqua landmark, or want it? The Historic Review Commission, a hearing 10 to 60 days after filing, and the slope Ohio’s code requires.',
    intro:
      'If there is tile on a Piqua house in a historic district, plan to keep it: a different roof has to go before a commission.',
    paragraphs: [
      'Piqua’s City Historic Review Commission issues Certificates of Appropriateness, its written consent to a change, for the Piqua-Caldwell and Downtown districts and for individual landmarks. By an ordinance of May 21, 2024 the public hearing comes 10 to 60 days after filing. Relaying the same tile over new underlayment is the smallest change you can bring there. Swapping it for shingles is a large one.',
      'Putting tile on a house that has never had it is a matter of structure. The slope has to be at least 2½/12, with double underlayment up to 4/12, and the rafters must carry 8 to 11 pounds a square foot or more where asphalt shingles are about 2 to 3. We work that out before anything is filed with the city.',
    ],
    points: [
      {
        question: 'Where do you find replacement tile for an old roof?',
        answer:
          'From salvage yards and from manufacturers that still run the profile. The name pressed into the back of a tile is the best clue, so save a broken one.',
      },
      {
        question: 'How would tile do in a Miami County winter?',
        answer:
          'Fine, if it is made for freezing weather. Buy clay that is graded for severe frost, and look for the grade on the data sheet.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark: 'Single tiles replaced with the same kind leave a Piqua landmark looking as it did.',
      },
    ],
    sources: [
      piquaFacts.historicDistricts,
      piquaFacts.historicHearing,
      stateFacts.tileSlope,
      materialFacts.tileWeight,
      materialFacts.shingleWeight,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Piqua metal roofing: file first in a historic district',
    pageDescription:
      'Standing seam in Piqua is quick to order and slow to approve in a historic district: a hearing 10 to 60 days after filing. Get that date before panels.',
    intro:
      'In Piqua, order metal panels after the approval and not before: in a historic district the hearing may be two months away.',
    paragraphs: [
      'Metal panels are cut to your roof and cannot be returned. Piqua’s ordinance gives the commission 10 to 60 days from filing to hold its hearing on a Certificate of Appropriateness (its written consent), and metal in place of shingles is a change anyone can see. File with a drawing of the seam, the panel width and a color chip.',
      'Outside Piqua-Caldwell and Downtown, and away from the landmarks, only the permit is left, a question for the city’s Planning & Zoning office. Standing seam (panels joined by raised, folded seams) may go down to ¼ in 12, so low porches and rear additions are possible if the panel manufacturer agrees.',
      'Our shop is {miles} miles south. We measure twice, since a panel that is short by an inch means another week.',
    ],
    points: [
      {
        question: 'What if the commission says no to metal?',
        answer:
          'Then we price a shingle it will accept. Ask us for both numbers before the hearing so that you can decide on the spot.',
      },
      {
        question: 'Can panels go over my old shingles?',
        answer:
          'We prefer a bare deck, because panels show every bump and we want to see the wood. We price the tear-off with the roof.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Panels with no room to move',
        remark:
          'A long slope on a big Piqua house needs clips that let the panel slide; ask any bidder which clip and where it is fixed.',
      },
    ],
    sources: [
      piquaFacts.historicHearing,
      piquaFacts.historicDistricts,
      piquaFacts.permitOffice,
      stateFacts.standingSeamSlope,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Piqua flat roofs: slope first, then the drains',
    pageDescription:
      'Flat roof in Piqua? Get the slope right, clear the drains before snow, and ask which code applies, house or business. Our shop is {miles} miles away.',
    intro: 'Check three things in any bid for a flat roof in Piqua: the slope, the drains and the permit.',
    paragraphs: [
      'An older page of Piqua’s Planning & Zoning office says it handles plan review, permitting and inspection. A business follows a different code from a house, so we tell the office which kind yours is.',
      'Slope comes from the code: single-ply, modified bitumen and built-up membranes need a slope of at least ¼ in 12 in new work. Have each bidder measure what your roof has now. If one bid is much lower, see whether it adds any slope.',
      'Winter tests a flat roof. When deep snow melts and freezes again, a drain that is half blocked closes completely.',
    ],
    points: [
      {
        question: 'Should I shovel snow off my flat roof?',
        answer:
          'Not yourself. A shovel cuts membrane, and the edge is hard to see. If doors stick or ceilings crack below it, get everyone out of the building and call.',
      },
      {
        question: 'Patch, coat or replace?',
        answer:
          'Patch if the rest is sound, coat only if the insulation is dry, replace if much of it is wet. A core, a plug the size of your palm, tells which.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Maintenance put off',
        remark:
          'Put two dates on the calendar for your Piqua roof, one after the leaves and one after the last frost.',
      },
    ],
    sources: [piquaFacts.permitOffice, stateFacts.membraneSlope],
  },
  'commercial-roofing': {
    pageTitle: 'Piqua commercial roofing: downtown review and permits',
    pageDescription:
      'Re-roofing a Piqua business: Ohio requires a permit and sealed plans, and Downtown may add a hearing 10 to 60 days after filing. How to line them up.',
    intro:
      'Owners in Piqua’s Downtown district should plan for two approvals before a re-roof: a Certificate of Appropriateness (the city’s consent to the change) and a building permit.',
    paragraphs: [
      'Start with whichever approval takes longer. The City Historic Review Commission holds its hearing 10 to 60 days after an application is filed, and it may ask about parapets, coping, gutters and anything on the roof that shows. The plans for the permit are sealed by an Ohio registered architect or engineer, unless the job is a simple shingle replacement.',
      'For the building permit we call Piqua’s Planning & Zoning office, and ask who reviews the plans and whether both approvals can run at once. From us you get the survey, cores, photos and product data, in a form your designer can use. Work on a building in use is planned around your deliveries and shifts.',
    ],
    points: [
      {
        question: 'Is our building in the Downtown district?',
        answer:
          'The city can say so from the street address. A building outside it can still be a landmark, and the same commission deals with both.',
      },
      {
        question: 'Can a metal-building roof be saved?',
        answer:
          'Often. If the panels are not rusted through, new fasteners, seam treatment and a coating or an insulated recover can do it. A check of the frame comes first.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Parapets and coping',
        remark:
          'In downtown Piqua the coping is what people see from the street, so settle its profile with the commission before it is ordered.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      piquaFacts.historicDistricts,
      piquaFacts.historicHearing,
      piquaFacts.permitOffice,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Piqua emergency roof repair: tornado, wind, fallen trees',
    pageDescription:
      'Emergency roof repair in Piqua, {drive} from our shop. What to do after a tornado or fallen tree, and why a temporary roof comes before paperwork.',
    intro:
      'Call at any hour; Piqua is {miles} miles north of our shop, and we estimate the drive up I-75 at {drive}.',
    paragraphs: [
      'Miami County has had more than one tornado in recent years, and one came close to Piqua. On May 27, 2019 an EF3 with winds of 140 mph came out of Darke County as far as West Milton. On March 14, 2024 an EF2 crossed Newberry Township and Covington, destroyed three houses and lifted before it reached Piqua. If one comes closer next time, get out of a house that has shifted or smells of gas, and call 911 before you call us.',
      'For everything less than that, stay in, stay dry and keep off the roof. Tell us what is open and how big, and whether a tree is still lying on it. A trunk needs a tree crew and sometimes a crane before a tarp can go over the hole.',
    ],
    points: [
      {
        question: 'My house is in a historic district. May you tarp it?',
        answer:
          'We would not leave it open. A tarp is temporary. The permanent roof is what you take to the city, with our photos of the damage.',
      },
      {
        question: 'A storm crew offered to “handle the claim.” Should I sign?',
        answer:
          'We would not. Negotiating a claim in Ohio is for you, your attorney or a public adjuster, and an adjuster may not be paid for repairing the same damage.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Tree or limb on the roof',
        remark:
          'Do not let anyone drag a limb off a Piqua roof with a truck; it opens the hole further and breaks rafters.',
      },
    ],
    sources: [
      storms.tornadoWestMilton2019,
      storms.tornadoMiamiCounty2024,
      piquaFacts.historicDistricts,
      lawFacts.adjusting,
      lawFacts.adjusterMayNotRepair,
    ],
  },
  'roof-inspection': {
    pageTitle: 'Piqua roof inspection: after a storm and before winter',
    pageDescription:
      'When to have a Piqua roof inspected: after the Miami County tornado of 2024, before a historic hearing, or before you buy. Free, with photos and a report.',
    intro:
      'The best reasons to have a Piqua roof inspected are a storm close by, a house sale, or a historic hearing ahead.',
    paragraphs: [
      'The EF2 tornado of March 14, 2024 lifted before it reached Piqua, and the EF3 of May 27, 2019 ended at West Milton. The wind field is wider than the tornado. Seals that let go on such a day look normal until the next wind, so we test them by hand along the eaves, the ridge and the rakes (the sloping edges).',
      'In a Piqua attic we look at how far the insulation reaches and whether air can move from soffit to ridge. The code’s measure is a net free area (the open part of the vents) of 1/150 of the attic floor, or 1/300 when the vents are divided between high and low. Most ice at the eaves starts with warm air leaking from the rooms, not with the shingles.',
      'Is your house in one of the two historic districts? Then our photos can go into your application.',
    ],
    points: [
      {
        question: 'Is there a fee for the distance?',
        answer: 'No. The inspection is free in Piqua as it is in Miamisburg, and so is the estimate.',
      },
      {
        question: 'What should I look at myself after a snowfall?',
        answer:
          'The pattern of melting, from the sidewalk. Bare patches while the neighbors’ roofs are white mean heat is escaping there. Take a picture before it is gone.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Blocked attic vents',
        remark:
          'Frost on the nail tips of a Piqua attic in January is moisture from the house; seal the ceiling first, then add vents.',
      },
      {
        issue: 'Broken seals',
        remark:
          'If a tab lifts easily on one slope only, we note the direction and compare it with the storm.',
      },
    ],
    sources: [
      storms.tornadoMiamiCounty2024,
      storms.tornadoWestMilton2019,
      piquaFacts.historicDistricts,
      stateFacts.atticVents,
    ],
  },
} as const satisfies ServiceTexts;
