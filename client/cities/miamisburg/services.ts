import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { miamisburgFacts } from './facts.ts';

export const miamisburgServices = {
  'roof-replacement': {
    pageTitle: 'Miamisburg roof replacement: permit fee and downtown review',
    pageDescription:
      'A new roof in Miamisburg: the city sets any permit fee by the cost of the work and doubles it if work starts first. What downtown owners should ask.',
    intro:
      'If your new roof needs a permit, Miamisburg sets the fee by the cost of the work, and doubles it if work starts before the permit.',
    paragraphs: [
      'Any permit comes from the city’s chief building official. We give that office your address and the scope, and it says whether your job needs one. The fee is a line of its own in the estimate.',
      'If the house is downtown, Miamisburg’s Planning Commission reviews exterior changes and wants original materials kept where possible. A new shingle close to the old one in color and shape keeps the change small.',
      'Our crew starts the day in Miamisburg and can decide by the morning’s radar. If it looks bad, your old roof stays on another day.',
    ],
    points: [
      {
        question: 'Can you just start and get the permit later?',
        answer:
          'No. Where a permit is required, the work waits for it. We start when we have it or the city has said that none is needed.',
      },
      {
        question: 'What do you do about nails in the yard?',
        answer:
          'Besides the lawn and the driveway we run the magnet through the flower beds. If your mower still finds a nail, call us. We are in Miamisburg anyway.',
      },
    ],
    issueRemarks: [],
    sources: [miamisburgFacts.permitOffice, miamisburgFacts.permitFee, miamisburgFacts.downtownReview],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Miamisburg, OH, by a local roofer',
    pageDescription:
      'Leaks, pipe boots and missing shingles in Miamisburg, repaired from a shop in the same city. When to ask about a permit before the repair begins.',
    intro: 'No leak in Miamisburg is too small to call about, because our trucks start and end the day here.',
    paragraphs: [
      'A cracked rubber collar around a vent pipe, a shingle in the yard, a loose piece of flashing: each is a short job. We can usually fit them around the jobs that are already on the calendar, and while the ladder is up we check the other vents too.',
      'Does a small repair need a permit? The City of Miamisburg decides, and we ask before we start, since its fee doubles for work begun before the permit. Downtown the Planning Commission reviews exterior changes, and original materials are to be kept where possible, so a patch there should match what is on the roof.',
    ],
    points: [
      {
        question: 'Can a small leak wait until more needs doing?',
        answer:
          'A cosmetic flaw can. Water can’t. Decking that stays wet rots, and soaked insulation settles and stops working.',
      },
      {
        question: 'Do you charge to come out and look?',
        answer:
          'No. The inspection and the written estimate are free, in Miamisburg and everywhere else we work.',
      },
    ],
    issueRemarks: [],
    sources: [miamisburgFacts.permitOffice, miamisburgFacts.permitFee, miamisburgFacts.downtownReview],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Miamisburg: keeping original tile downtown',
    pageDescription:
      'Have clay or concrete tile in Miamisburg? What the review of exterior changes downtown means for tile, and how one broken piece is replaced.',
    intro: 'If your tile roof is in downtown Miamisburg, the city has a say before you change it.',
    paragraphs: [
      'Miamisburg’s Planning Commission reviews exterior changes downtown, and original materials are to be kept where possible. Taking tile off for shingles is such a change. Lifting it, replacing the underlayment and putting the same pieces back leaves the roof looking as it did, so we price that first and count how many tiles can be saved.',
      'If the job needs a permit, the city bases the fee on the cost of the work. Tile costs more than shingles, so expect a higher fee; it is in our estimate.',
      'If a few pieces are broken, save them. The stamp on the back often names the manufacturer, and that is how we look for a match. In Miamisburg one slipped tile is reason enough to call us.',
    ],
    points: [
      {
        question: 'Can one tile be replaced without disturbing the rest?',
        answer:
          'Almost. We wedge up only the tiles that overlap it, slide the broken pieces out and fasten the new tile with a hook or roof adhesive.',
      },
      {
        question: 'How do I spot a cracked tile from the ground?',
        answer:
          'Use binoculars in the morning, when low sun throws shadows. Look for a corner that sits lower or a bright, fresh edge.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark: 'Keep painters and cable installers off the roof.',
      },
    ],
    sources: [miamisburgFacts.permitOffice, miamisburgFacts.permitFee, miamisburgFacts.downtownReview],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Miamisburg, OH: fee and downtown review',
    pageDescription:
      'From shingles to standing seam in Miamisburg: the city’s permit fee grows with the cost of the job, and downtown the Planning Commission has a say.',
    intro:
      'Before you change from shingles to metal in Miamisburg, the city has to say whether you need a permit, and downtown the Planning Commission reviews the change.',
    paragraphs: [
      'Any permit for a metal roof comes from the City of Miamisburg. The fee is based on the cost of the work, so it is higher for metal than for shingles on the same house, and it doubles if the job starts before the permit. We put the fee in the estimate.',
      'Downtown, metal in place of shingles changes what people see from the street. The Planning Commission reviews exterior changes there, with original materials to be kept where possible. Get its answer before you order, because panels are formed to your roof and cannot go back.',
      'Outside downtown that review does not apply, but if you have a homeowners association, get its consent in writing. To compare two profiles, have us bring a length of each to the house.',
    ],
    points: [
      {
        question: 'Which steel do you put on houses?',
        answer:
          'Usually 24 or 26 gauge. The lower number is the thicker sheet, and on long, wide panels it lies flatter.',
      },
      {
        question: 'What if a panel gets scratched during the work?',
        answer:
          'A light scratch gets the manufacturer’s touch-up paint. A deep one, down to the metal, means a new panel.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Waves in the flat of the panel',
        remark: 'A small sample won’t show it. Look at a finished roof before you choose.',
      },
    ],
    sources: [miamisburgFacts.permitOffice, miamisburgFacts.permitFee, miamisburgFacts.downtownReview],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Miamisburg, OH: permit, drains, snow',
    pageDescription:
      'Flat roof repair and replacement in Miamisburg, from a porch to a storefront. Who issues the permit, and what to have checked after deep snow.',
    intro:
      'For a flat roof on a Miamisburg house any permit comes from the city, and the fee is based on the cost of the work.',
    paragraphs: [
      'A Miamisburg storefront is handled differently from a house. Re-roofing a commercial building in Ohio needs a permit wherever it is, and a membrane roof needs plans sealed by an Ohio-registered design professional. Tell us which you have. For a house we ask the city whether the job needs a permit.',
      'Think back to January 25, 2026, when Dayton measured 12.4 inches of snow, the most on any day there. If your flat roof carried a load like that, have the drains, the corners and the seams at the walls checked.',
    ],
    points: [
      {
        question: 'May I clear the drain myself?',
        answer:
          'If you can reach it from a window, yes, by hand and on a dry day. If you would have to climb or step out onto the roof, leave it to us.',
      },
      {
        question: 'Can an old membrane stay under the new one?',
        answer:
          'Only if it is dry and there is not already a second roof below it. We cut a small core to find out, and close the hole again.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Maintenance put off',
        remark: 'Have the drain cleared in fall, before wet leaves freeze in it.',
      },
    ],
    sources: [
      miamisburgFacts.permitOffice,
      miamisburgFacts.permitFee,
      stateFacts.commercialPermit,
      storms.snow2026,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Miamisburg: permit, plans, hours',
    pageDescription:
      'Re-roofing a shop or office in Miamisburg: the permit Ohio requires, who must seal the plans, and the review of exterior changes downtown.',
    intro:
      'A commercial re-roof in Miamisburg needs a permit, and unless it is a simple shingle job the plans must be sealed.',
    paragraphs: [
      'Sealed plans come from an architect or engineer registered in Ohio, whose fee should be in every bid you compare. We take your job to the city’s building official before we promise you a start date.',
      'Downtown storefronts have one more step. The Planning Commission reviews exterior changes, and original materials are to be kept where possible. A membrane behind a parapet may not be seen at all; new edge metal or a mansard will be.',
      'Because the shop is in Miamisburg, we can work half days around your opening hours. Tell us which door customers use and when deliveries come.',
    ],
    points: [
      {
        question: 'What will my tenants notice?',
        answer:
          'Footsteps, a hoist, and on some days noise or a smell of adhesive. Give them a page with the dates and our number to call.',
      },
      {
        question: 'Can repairs go ahead while the permit is pending?',
        answer:
          'Stopping a leak usually can. For anything more we wait, because in Miamisburg starting before the permit doubles the fee.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark:
          'We can meet your HVAC contractor on your Miamisburg roof, so both trades look at the unit together.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      miamisburgFacts.permitOffice,
      miamisburgFacts.permitFee,
      miamisburgFacts.downtownReview,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Miamisburg, any hour',
    pageDescription:
      'Roof leaking in Miamisburg tonight? The crew, the tarps and the ladders are in the same city. What to tell us on the phone and what to do while you wait.',
    intro: 'Call first: our tarps, boards and ladders are kept in Miamisburg, so the drive to you is short.',
    paragraphs: [
      'When you call from Miamisburg we ask five things: your address, whether a ceiling sags and everyone is out from under it, what you see, which floor the water is on, and how steep the roof is. The answers decide what goes on the truck, so nobody drives back for a longer ladder.',
      'Miamisburg is our shortest trip. In a storm over the whole valley, though, homes with water coming in go first, wherever they are. In that case we tell you how many calls are ahead of yours.',
    ],
    points: [
      {
        question: 'What can I do before you get here?',
        answer:
          'If the ceiling only drips, turn off that room’s circuit (never at a wet panel), move what you can and set a bucket. Stay off the roof.',
      },
      {
        question: 'The power is out. Will you still come?',
        answer:
          'Yes. We bring our own lights. Keep your phone charged so that we can reach you. If you charge it in the car, run the engine outdoors only, never in the garage.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark: 'If you find shingles in your yard, tell us which side of the house they were on.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    pageTitle: 'Free roof inspection in Miamisburg, OH: hail and snow',
    pageDescription:
      'A roof inspection in Miamisburg is free, by a roofer from the same city. What the hail of 2011 and the snow of 2026 may have left on your roof.',
    intro:
      'A roof inspection in Miamisburg is free, and because our shop is here we can come when the weather suits.',
    paragraphs: [
      'We keep two storms in mind when we look at a Miamisburg roof. On May 25, 2011 hail of 2 to 3 inches fell in Centerville, {milesToCenterville} miles away. On January 25, 2026 Dayton had its snowiest day on record with 12.4 inches. Tell us when your shingles went on, and we can say whether they have been through either one.',
      'Hail can leave soft spots with the granules gone, and melting snow can leave stains on the wood above the eaves. You get the findings ranked: fine, watch, repair soon or repair now. If something may need a permit, the report says so, and we ask the city.',
    ],
    points: [
      {
        question: 'How often should I have it looked at?',
        answer:
          'Once a year after a roof’s first ten years, and at any age after hail, high wind or a fallen limb. For a roof in its last years we suggest spring and fall.',
      },
      {
        question: 'Do I have to be home?',
        answer:
          'For the outside, no. For the attic somebody has to let us in, and much of what we find is in there.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark:
          'On a Miamisburg roof we lift the tabs along the rakes (the sloping edges) and the ridge first, where wind damage starts.',
      },
    ],
    sources: [storms.hail2011, storms.snow2026, miamisburgFacts.permitOffice],
  },
} as const satisfies ServiceTexts;
