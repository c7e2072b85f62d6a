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
      'Piqua has two historic districts, Piqua-Caldwell and Downtown, and some individual landmarks. For those, the City Historic Review Commission issues a Certificate of Appropriateness (the city’s consent to an exterior change), and its hearing is 10 to 60 days after filing. That can mean two months before anybody may start, so file before you agree on a start date.',
      'The building permit is a question for the city’s Planning & Zoning office, which on an older page says it handles plan review, permitting and inspection. We ask about your address before you sign.',
      'The safe plan in a district is a shingle that looks like what is there now. Bring the commission a sample board and a photo of the house from the street.',
    ],
    points: [
      {
        question: 'My roof leaks and the hearing is weeks away. Now what?',
        answer:
          'A patch or a tarp gets you through the wait. A tarp usually lasts a few weeks, so if the hearing is two months off, have us check it in between and replace it if it is worn.',
      },
      {
        question: 'How far in advance should I call you?',
        answer:
          'In a district, before you file, so that the application names a real product. Elsewhere, when you want a price.',
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
      'Roof repair in Piqua: wind damage, leaks, flashing, usually in one visit, and what changes in a historic district.',
    intro:
      'A leak in Piqua can usually be fixed in one visit, but in one of the city’s historic districts the city may have to agree first.',
    paragraphs: [
      'In Piqua’s two historic districts and on landmarks, exterior work can need a Certificate of Appropriateness (written consent) from the City Historic Review Commission; a matching patch may be treated differently from a change, so we describe the repair to the city’s Planning & Zoning office first. That office also says whether the repair needs a permit, in a district or out of it.',
      'Storms have come close to Piqua. On March 14, 2024 an EF2 tornado crossed Newberry Township and Covington and lifted before it reached Piqua. The winds of such a storm can lift shingles without tearing them off. If nobody has checked your ridge and rakes (the sloping edges) since then, look for missing shingles from the ground, with binoculars. A broken seal shows only by hand, and that part is our job.',
    ],
    points: [
      {
        question: 'Will new shingles match my old ones?',
        answer:
          'In shape, usually; some older sizes and patterns are no longer made. In color, not quite: the old ones have faded. For a slope that shows from the street we can bring a sample first.',
      },
      {
        question: 'What does it take to get somebody out?',
        answer:
          'A call and, if you can, a photo. The drive up I-75 takes {drive} by our estimate. Homes with water coming in go to the front of the line.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'On a Piqua roof that looks fine from the sidewalk, that crease can be the only sign of damage.',
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
      'Piqua’s City Historic Review Commission issues the Certificate of Appropriateness, its written consent to a change, for the Piqua-Caldwell and Downtown districts and for individual landmarks. By an ordinance of May 21, 2024 the public hearing comes 10 to 60 days after filing. Relaying the same tile over new underlayment leaves the look as it is, so we ask the city whether that needs a certificate at all. If you want shingles in its place, the commission has to decide.',
      'Putting tile on a house that has never had it is a matter of structure. The slope has to be at least 2½ in 12, with double underlayment up to 4 in 12, and the rafters must carry tile of 8 to 11 pounds a square foot or more, where asphalt shingles weigh about 2 to 3. We measure the frame, and an engineer works out whether it is strong enough before anything is filed with the city.',
    ],
    points: [
      {
        question: 'Where do you find replacement tile for an old roof?',
        answer:
          'From salvage yards and from manufacturers that still make the shape. The name pressed into the back of a tile is the best clue, so save a broken one.',
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
        remark: 'Replacing single tiles with the same kind keeps a Piqua landmark looking the way it did.',
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
      'Standing seam can be slow to approve in a Piqua historic district: a hearing 10 to 60 days after filing. Get that date before you order panels.',
    intro:
      'In a Piqua historic district, order metal panels after the approval and not before, because the hearing may be two months away.',
    paragraphs: [
      'Metal panels are cut to your roof and cannot be returned. Piqua’s ordinance gives the City Historic Review Commission 10 to 60 days from filing to hold its hearing on a Certificate of Appropriateness (its written consent), and metal in place of shingles is a change anyone can see. File with a drawing of the seam, the panel width and a color chip.',
      'If your house is outside Piqua-Caldwell and Downtown and is not a landmark, the permit is the only question, and we ask the city’s Planning & Zoning office. Standing seam (panels joined by raised, folded seams) may go down to ¼ in 12 under Ohio’s code, so low porches and rear additions are possible if the panel manufacturer agrees.',
      'We measure twice, since a panel an inch short has to be made again.',
    ],
    points: [
      {
        question: 'What if the commission says no to metal?',
        answer:
          'Then we’ll price a shingle it may accept. Ask us for both prices before the hearing so that you can decide on the spot.',
      },
      {
        question: 'Can panels go over my old shingles?',
        answer:
          'Over one sound layer, sometimes; never over two. We prefer a bare deck, because panels show every bump and we want to see the wood, so our price includes the tear-off.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Panels with no room to move',
        remark:
          'On a long slope the clips must let the panel slide; ask any bidder in Piqua which clip it is, and at which one point each panel is fixed.',
      },
    ],
    sources: [
      piquaFacts.historicHearing,
      piquaFacts.historicDistricts,
      piquaFacts.permitOffice,
      stateFacts.standingSeamSlope,
      stateFacts.layers,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Piqua flat roof systems: slope first, then the drains',
    pageDescription:
      'Flat roof in Piqua? Get the slope right, clear the drains before snow, and ask which code applies, the one for houses or the one for businesses.',
    intro: 'Check three things in any bid for a flat roof in Piqua: the slope, the drains and the permit.',
    paragraphs: [
      'Start with the slope. For a house, the residential code requires at least ¼ in 12 in new work for single-ply, modified bitumen and built-up membranes. Have each bidder measure what your roof has now. If one bid is much lower, see whether it adds any slope.',
      'Winter tests a flat roof. When deep snow melts and freezes again, a drain that is half blocked can close completely. See that every bid names the drains and an overflow.',
      'An older page of Piqua’s Planning & Zoning office says it handles plan review, permitting and inspection. A business follows a different code from a house, so we tell the office which kind yours is.',
    ],
    points: [
      {
        question: 'Should I shovel snow off my flat roof?',
        answer:
          'Not yourself. A shovel cuts membrane, and the edge is hard to see. If doors stick or ceilings crack below it, get everyone out of the building and call 911, then us.',
      },
      {
        question: 'Patch, coat or replace?',
        answer:
          'Patch if the rest is sound, coat only if the insulation is dry, replace if much of it is wet. A core (a plug the size of your palm) shows which.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Maintenance put off',
        remark:
          'Have the drains and seams of your Piqua roof checked twice a year, once after the leaves are down and once after the last frost.',
      },
    ],
    sources: [piquaFacts.permitOffice, stateFacts.membraneSlope],
  },
  'commercial-roofing': {
    pageTitle: 'Piqua commercial roofing: downtown review and permits',
    pageDescription:
      'Re-roofing a Piqua business: Ohio requires a permit and, for a membrane, sealed plans; Downtown may add a hearing 10 to 60 days after filing.',
    intro:
      'Owners in Piqua’s Downtown district should plan for two approvals before a re-roof: a Certificate of Appropriateness (the city’s consent to the change) and a building permit.',
    paragraphs: [
      'Start with whichever approval takes longer. The City Historic Review Commission holds its hearing 10 to 60 days after an application is filed, and it may ask about parapets, coping (the cap on the wall), gutters and anything on the roof that shows. The plans for the permit are sealed by an Ohio-registered architect or engineer, unless the job is a simple shingle replacement; the designer’s fee is its own line in our estimate.',
      'For the building permit we call Piqua’s Planning & Zoning office, and ask who reviews the plans and whether both approvals can run at once. From us you get the survey, what the core cuts (small plugs through the roof) show, photos and product data, in a form the designer can use. Work on a building in use is planned around your deliveries and shifts.',
    ],
    points: [
      {
        question: 'Is our building in the Downtown district?',
        answer:
          'The city can tell you from the street address. A building outside it can still be a landmark, and the same commission deals with both.',
      },
      {
        question: 'Can a metal-building roof be saved?',
        answer:
          'Often. If the panels are not rusted through, new fasteners, seam treatment and a coating or an insulated membrane over the metal can do it. A check of the frame comes first.',
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
    pageTitle: 'Piqua emergency repairs: tornado, wind, fallen trees',
    pageDescription:
      'Emergency roof repair in Piqua, {drive} from our shop. What to do after a tornado or a fallen tree, and what to know in a historic district.',
    intro:
      'Call at any hour, and plan on the longer end of our {arrival}: we estimate the drive up I-75 to Piqua at {drive}.',
    paragraphs: [
      'Miami County has had more than one tornado in recent years, and one came close to Piqua. On May 27, 2019 an EF3 with winds of 140 mph ran from Darke County to West Milton. On March 14, 2024 an EF2 crossed Newberry Township and Covington, destroyed three houses and lifted before it reached Piqua. If a tornado has hit your house, get out if it has shifted or smells of gas, and call 911 before you call us.',
      'For anything less, stay in the dry part of the house, away from a tree or a sagging ceiling, and keep off the roof. Tell us what is open and how big, and whether a tree is still lying on it. A trunk needs a tree crew and sometimes a crane before a tarp can go over the hole.',
    ],
    points: [
      {
        question: 'My house is in a historic district. Should the tarp wait for the city?',
        answer:
          'We would not leave the roof open, and a tarp is temporary. The permanent roof is what you take to the city, with our photos of the damage.',
      },
      {
        question: 'A storm crew offered to “handle the claim.” Should I sign?',
        answer:
          'We would not. Negotiating a claim in Ohio is for you, your attorney or a public adjuster, and a public adjuster may not be paid for repairing the same damage.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Tree or limb on the roof',
        remark:
          'Do not let anyone drag a limb off a Piqua roof with a truck: that can open the hole further and break rafters.',
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
    pageTitle: 'Piqua roof inspection: after a storm, before a hearing',
    pageDescription:
      'When to have a Piqua roof inspected: after the Miami County tornado of 2024, before a historic hearing, or before you buy. Free, with photos and a report.',
    intro:
      'The best reasons to have a Piqua roof inspected are a storm close by, a house sale, or a historic hearing ahead.',
    paragraphs: [
      'The EF2 tornado of March 14, 2024 lifted before it reached Piqua, and the EF3 of May 27, 2019 ended at West Milton. The storm around a tornado reaches much farther than the tornado. Seals that let go on such a day look normal until the next wind, so we test them by hand along the eaves, the ridge and the rakes (the sloping edges).',
      'In a Piqua attic we look at how deep the insulation is, whether it blocks the eaves, and whether air can move from soffit to ridge. The residential code requires a net free area (the open part of the vents) of 1/150 of the attic floor, or 1/300 when the vents are divided between high and low. Most ice at the eaves starts with warm air leaking from the rooms, not with the shingles.',
      'Is your house in one of the two historic districts? Then our photos can go into your application.',
    ],
    points: [
      {
        question: 'Is there a fee for the distance?',
        answer: 'No. The inspection and the estimate are free in Piqua, as they are everywhere we work.',
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
          'If tabs lift easily on one slope only, we note which way it faces and compare that with the wind in the storm you ask about.',
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
