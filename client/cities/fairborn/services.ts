import type { ServiceTexts } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { fairbornFacts } from './facts.ts';

export const fairbornServices = {
  'roof-replacement': {
    pageTitle: 'New roof in Fairborn, OH: online permit and ice shield',
    pageDescription:
      'Fairborn issues roof permits through an online portal, and Greene County requires an ice shield. How far it runs and what to ask before a new roof.',
    intro:
      'Roof permits in Fairborn go through the city’s online portal, and for the eaves Greene County’s table requires an ice shield.',
    paragraphs: [
      'The Building Code & Inspection Division works under the 2019 Residential Code of Ohio with the updates of April 15, 2024. Its page refers to a “Chart of Permit Requirements for Common Projects.” Before we price, we ask the division whether new shingles alone need a permit at your address.',
      'Of ice shield underlayment the county’s table says “Required: Yes.” We ask the division to confirm it for your house. By Ohio’s code the sheet starts at the lowest edge and reaches at least 24 inches past the outside wall line, measured level. At 8/12 and steeper it also covers at least 36 inches of slope. A steep roof takes more rolls, and the estimate lists them.',
      'The county’s design wind is 115 mph, so we nail by the shingle manufacturer’s high-wind pattern if it has one.',
    ],
    points: [
      {
        question: 'We may get orders and sell. What should we keep?',
        answer:
          'Keep the contract, the permit, the completion date and the warranty registration. Read whether the warranty passes to a buyer before you choose the shingle.',
      },
      {
        question: 'Is your company registered in Fairborn?',
        answer:
          'Ask us for the registration when we give you the price, and ask every other bidder too. Fairborn registers contractors through its portal.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Ice dams at the eaves',
        remark: 'Read your bids for the ice shield. One that leaves it out only looks cheaper in Fairborn.',
      },
    ],
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.residentialCode,
      fairbornFacts.projectChart,
      fairbornFacts.registration,
      countyFacts.greeneIceBarrier,
      countyFacts.greeneWind,
      stateFacts.iceBarrier,
    ],
  },
  'roof-repair': {
    pageTitle: 'Fairborn roof repair when you own the house from afar',
    pageDescription:
      'Stationed away from your Fairborn house? How a leak gets repaired by phone and email, who to ask about a permit, and what the 2024 tornado did nearby.',
    intro:
      'You can have a Fairborn roof repaired without being there: we send the cause, the price and the pictures by email.',
    paragraphs: [
      'Wright-Patterson is next door, and if your orders took you elsewhere, you may hear about the leak from a tenant. Somebody lets us into the attic for half an hour. You get views of the slope, the spot and the ceiling below, one sentence on the cause and a price. Nothing starts until you agree in writing.',
      'The city issues permits through its Building Code & Inspection Division. Whether its chart of common projects covers a repair this small is something we ask before the visit.',
      'If the house was near the base on February 28, 2024, mention it. The EF1 tornado that crossed Wright-Patterson took shingles off base housing, and lifted shingles close by may never have been sealed again.',
    ],
    points: [
      {
        question: 'Can my tenant order the repair?',
        answer:
          'A tenant can report it and let us in. For a paid repair we want your agreement, or that of your property manager.',
      },
      {
        question: 'Do you drive out for one shingle?',
        answer:
          'Yes, though Fairborn is {miles} miles from the shop, so we set a day when we are in Greene County. If water is coming in, we do not wait.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'The wind of March 26, 2021 reached 59 miles an hour at Wright-Patterson. On older Fairborn shingles we test the seals.',
      },
    ],
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.projectChart,
      storms.tornadoWrightPatterson2024,
      storms.wind2021,
    ],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Fairborn, OH: built for 115 mph and snow',
    pageDescription:
      'Tile in Fairborn has to meet Greene County’s 115 mph design wind and 20-pound snow load. How we check fastening and frame, and who issues the permit.',
    intro:
      'By Greene County’s table, tile in Fairborn has to stand up to a 115 mph wind and 20 pounds of snow a square foot.',
    paragraphs: [
      'The wind decides how each piece is fastened. Edges, ridges and hips come loose first, so there we want screws or clips in every tile, and mortar alone will not do. The snow adds to the weight of the tile, and we have the frame checked before anyone orders a pallet.',
      'Slope matters as well. Below 2½ in 12 Ohio’s code allows no tile, and below 4 in 12 the underlayment has to be double.',
      'For a permit you deal with the City of Fairborn and not the county, through the Building Code & Inspection Division’s portal.',
    ],
    points: [
      {
        question: 'We just bought a house with tile. What first?',
        answer:
          'Keep every spare the seller left, on edge and off the soil. Then have the roof looked at once by someone who knows where to step.',
      },
      {
        question: 'Should tile be washed or sealed?',
        answer:
          'No. Brush moss off gently. A pressure washer drives water under the tile and scours its surface.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose ridges and hips',
        remark:
          'With a design wind of 115 mph, a Fairborn ridge that rocks by hand should be refastened soon.',
      },
    ],
    sources: [
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      stateFacts.tileSlope,
      fairbornFacts.permitOffice,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Fairborn, OH: wind rating and clips',
    pageDescription:
      'Standing seam in Fairborn: the 115 mph design wind sets the clip spacing, the county’s snow load the snow guards. Where the permit comes from.',
    intro:
      'Before you buy a metal roof in Fairborn, ask for the panel’s wind rating: the design wind in Greene County is 115 mph.',
    paragraphs: [
      'A standing seam roof holds by its clips. The manufacturer’s test report says how far apart they may sit for a given wind, closer at eaves and ridge than in the field. We put that spacing in the estimate, so you can compare it with the next bid.',
      'Then the snow. The county designs for 20 pounds a square foot on ground and roof, and metal sheds it all at once. Over a door, a walk or a lower roof we plan guards, held by clamps on the seams and not by screws through the panel.',
      'The permit, if your job needs one, comes through the City of Fairborn’s portal. Contractors register in the same place.',
    ],
    points: [
      {
        question: 'Can solar go on later without holes?',
        answer:
          'On standing seam, yes. Clamps grip the seam and carry the rails. Choose a panel whose seam the clamp manufacturer lists.',
      },
      {
        question: 'Will metal hurt my phone signal?',
        answer:
          'It can weaken a signal from a tower above the roofline. Test the reception in your attic first. Brick and foil insulation often matter more.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sliding snow',
        remark: 'Show us where people walk along your Fairborn house, and the guards go above those spots.',
      },
    ],
    sources: [
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      fairbornFacts.permitOffice,
      fairbornFacts.registration,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roofs in Fairborn, OH: snow load and the right code',
    pageDescription:
      'A flat roof in Fairborn is designed for 20 pounds of snow a square foot. House or business decides which code applies; the city issues both permits.',
    intro:
      'Fairborn has one permit office for flat roofs on houses and on businesses: its Building Code & Inspection Division.',
    paragraphs: [
      'The code behind it differs. A house falls under Ohio’s residential code of 2019 with the updates of April 15, 2024. A business building has been under the 2024 Ohio Building Code since March 1, 2024, and an architect or engineer has to seal the plans for its membrane.',
      'Either way start from Greene County’s figures: a roof snow load of 20 pounds per square foot and a design wind of 115 mph. Wet insulation eats into the first and loose edge metal fails in the second, so we check both before anyone talks about a coating.',
    ],
    points: [
      {
        question: 'Other trades work on our roof. How do we protect it?',
        answer:
          'Lay walk pads from the roof access to each unit, and call us for a look when they have finished. Dropped screws are easy to find the same week.',
      },
      {
        question: 'What is wrong with pitch pockets?',
        answer:
          'The filler shrinks and a ring opens around the pipe. We replace them with boots wherever the pipe allows.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Ponded water is weight as well. On a Fairborn roof it is added to the snow the county designs for.',
      },
    ],
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.residentialCode,
      fairbornFacts.commercialPermits,
      countyFacts.greeneSnow,
      countyFacts.greeneWind,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Fairborn under the 2024 Ohio code',
    pageDescription:
      'Fairborn issues commercial roof permits under the 2024 Ohio Building Code. Sealed plans, contractor registration and wind figures for your bid list.',
    intro:
      'Fairborn issues its own commercial permits and has used the 2024 Ohio Building Code since March 1, 2024.',
    paragraphs: [
      'So a specification written before that day should be read again before you bid it. Unless you only replace shingles, an architect or engineer registered in Ohio has to seal the plans. Give that person the county’s figures: a design wind of 115 mph and a roof snow load of 20 pounds a square foot.',
      'Ohio itself has no license for roofers, and Fairborn registers contractors through its portal. Put “current Fairborn registration” in your bid list beside the insurance certificate, then call the insurer named on it.',
      'If you lease the building, read who owns the roof. Agree with the other side who takes out the permit before the first truck comes.',
    ],
    points: [
      {
        question: 'We are the tenant. Will you work for us?',
        answer:
          'We inspect and stop a leak on your call. To replace membrane we want the owner’s written consent, whoever pays.',
      },
      {
        question: 'How are high-wind edges handled?',
        answer:
          'Ask for edge metal that was tested for the design wind, and for closer fasteners along the perimeter and corners. Both belong on the sealed plans.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose edge metal',
        remark:
          'In a county designed for 115 mph we pull on the edge metal of a Fairborn roof before we look at the field.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      stateFacts.noRooferLicense,
      fairbornFacts.commercialPermits,
      fairbornFacts.registration,
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency roof repair in Fairborn: renters may call too',
    pageDescription:
      'A roof emergency in Fairborn: the estimated drive from our shop, what a tenant may order at night, and how an owner stationed away stays informed.',
    intro:
      'Renter or owner, call us: the shop is {miles} miles from Fairborn, an estimated {drive} on the road.',
    paragraphs: [
      'A tenant can ask for protection from water. We put on a tarp or a board and tear nothing off that the owner may want to see. Write to the landlord at the same time, with one picture and the hour. If the owner is stationed far from Wright-Patterson, add what time it is in Ohio.',
      'On February 28, 2024 the tornado came at 4:37 in the morning: EF1, winds of 100 mph, from Riverside across the base, with shingles gone from an apartment building. In such an hour stay inside until it is light, keep away from wet ceilings and tell us on the phone what you can see from a window.',
    ],
    points: [
      {
        question: 'Who pays for the night visit?',
        answer:
          'We settle that by phone before we drive. If the owner can be reached, we ask the owner first.',
      },
      {
        question: 'I own the house and live elsewhere. What helps?',
        answer:
          'Leave us the name of someone with a key, the place of the main breaker, and a sum up to which we may protect the house without asking.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'In a Fairborn apartment, wake the people upstairs. Their floor may be wetter than your ceiling.',
      },
    ],
    sources: [storms.tornadoWrightPatterson2024],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Fairborn before you buy or move',
    pageDescription:
      'Moving to or from Wright-Patterson? A free inspection of a Fairborn roof, the county’s ice shield rule, and what the storms of 2021 and 2024 left.',
    intro:
      'Buying in Fairborn from another state? We inspect the roof and attic with a key from your agent and report by email.',
    paragraphs: [
      'Two dates go on our list. On March 26, 2021 the wind at Wright-Patterson reached 59 miles an hour. On February 28, 2024 an EF1 tornado crossed the base with winds of 100 mph and took shingles off housing. On a roof that is older than either, we look for creases, broken seals and patches in a different color.',
      'A third item is out of sight. Greene County’s table requires ice shield underlayment. It lies under the shingles, so we look along the eaves and from the attic, and ask the seller for the contract or the permit.',
      'You get three lists: fix before closing, plan for within a few years, and what the next buyer’s inspector is likely to mention.',
    ],
    points: [
      {
        question: 'Can I be on a call while you inspect?',
        answer:
          'For the attic and the ground, yes. On the roof we keep both hands free and call you from the truck.',
      },
      {
        question: 'How quickly can you get to Fairborn?',
        answer:
          'Tell us the closing date and we set a day that leaves you time to talk with the seller. The drive is about {drive}, by our estimate.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks with no stain yet',
        remark: 'If you are buying a Fairborn house unseen, the attic is where we spend most of the visit.',
      },
    ],
    sources: [
      storms.wind2021,
      storms.tornadoWrightPatterson2024,
      countyFacts.greeneIceBarrier,
      fairbornFacts.permitOffice,
    ],
  },
} as const satisfies ServiceTexts;
