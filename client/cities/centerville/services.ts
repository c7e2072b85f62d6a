import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { centervilleFacts } from './facts.ts';

export const centervilleServices = {
  'roof-replacement': {
    pageTitle: 'Centerville roof replacement: permit and district check',
    pageDescription:
      'Does a new roof in Centerville need a permit? Who to call, what the preservation district adds, and when an impact-rated shingle is worth pricing.',
    intro:
      'For a new roof in Centerville we call the city’s Building Inspection before we write your estimate.',
    paragraphs: [
      'The city asks people to call when they are not sure whether a job needs approval. We give Building Inspection your address and the scope, and any fee it quotes is a separate line of the estimate.',
      'If the house is in the Architectural Preservation District, the first call is to the city’s Planning office, before anyone orders a shingle.',
      'Hail is the other thing to plan for. On May 25, 2011 stones of 2 to 3 inches fell on Centerville. Shingles put on right after that storm are well into their second decade, old enough to have the slopes checked before you see a leak. When we price a replacement, ask for an impact-rated shingle beside the standard one (Class 4 is the highest class of a lab test with steel balls), and for its IBHS rating. Have your insurer say in writing what it does to your premium, and whether dents that don’t leak are still paid.',
    ],
    points: [
      {
        question: 'How can I tell whether my roof was replaced after the 2011 hail?',
        answer:
          'Look through your closing papers for a roofing contract, or ask the previous owner. Failing that, we judge the age from granules, seal strips and vents, and tell you how sure we are.',
      },
      {
        question: 'Can new shingles go over the old ones?',
        answer:
          'Over two layers, no: both come off, under Ohio’s code. Over one we still recommend a tear-off, because old leaks leave soft decking, and not all of it shows until the old shingles are off.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'Hail knocks granules off in round spots. On a Centerville roof older than the 2011 storm we look for them first.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.historicDistrict,
      storms.hail2011,
      stateFacts.layers,
    ],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Centerville, OH: leaks and matching shingles',
    pageDescription:
      'Roof repair in Centerville, {miles} miles from our shop. Who answers the permit question, when Planning has a say, and how we match faded shingles.',
    intro:
      'By our estimate Centerville is {drive} from our shop, so we don’t need a big job to make the trip.',
    paragraphs: [
      'Do a few shingles need a permit in Centerville? We describe the job to Building Inspection and tell you the answer before we start.',
      'In the Architectural Preservation District a patch that faces the street can change how the house looks, so call the city’s Planning office before the repair, with the shingle color in hand.',
      'Shingles fade and product lines are discontinued, so we lay samples on the slope and you look at them from the sidewalk. If nothing is close and the old shingles come up without tearing, we can move some from a back slope to the front and use the new ones in the back.',
    ],
    points: [
      {
        question: 'Could a leak today come from the 2011 hail?',
        answer:
          'It could, on a roof that old. A bruise from that storm has had years to crack open. We look for round marks on the slopes and tell you plainly what can and cannot be dated.',
      },
      {
        question: 'Should I repair a roof that may need replacing soon?',
        answer:
          'If the rest of the slope is sound, yes. If the shingles around the leak crack when we lift them, a repair will not hold, and we price a new roof.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'The May 2011 storm also put an EF0 tornado on the ground at Centerville. On shingles from before that day, we test the seals.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.historicDistrict,
      storms.hail2011,
      storms.tornadoCenterville2011,
    ],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Centerville, OH: Planning, slope and hail',
    pageDescription:
      'Clay or concrete tile in Centerville: when to call Planning about the preservation district, what 2-to-3-inch hail does to tile, and how we check it.',
    intro:
      'In Centerville’s Architectural Preservation District, call the city’s Planning office before you change or repair a tile roof.',
    paragraphs: [
      'Before you call Centerville’s Planning office, know what will change: the tile’s shape, color or material, and on which slopes. We can give you photos of the roof and the manufacturer’s product sheet to send along.',
      'Hail is a concern in every part of Centerville. Stones of 2 to 3 inches fell here on May 25, 2011, and ice that size can crack both clay and concrete. A cracked tile may look whole from the yard while rain runs down the underlayment. We check for half-moon chips along the exposed edges and for hairline cracks across the face, then mark each one on a plan of the roof.',
    ],
    points: [
      {
        question: 'Can tile go on a low addition or porch?',
        answer:
          'Down to 2½ in 12 under Ohio’s code, on two layers of underlayment where it is flatter than 4 in 12. On anything flatter we suggest a membrane or standing seam.',
      },
      {
        question: 'There are spare tiles in my garage. Are they any use?',
        answer:
          'Keep every one. Tile from your own batch fits what is up there, which a new order may not, and comes closest in color. We use them where they show.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark: 'After hail we count cracked tiles slope by slope, since the stones come in at an angle.',
      },
    ],
    sources: [centervilleFacts.historicDistrict, storms.hail2011, stateFacts.tileSlope],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Centerville, OH: hail dents and approvals',
    pageDescription:
      'Thinking of a metal roof in Centerville? What large hail does to panels, what to ask your insurance agent, and which city office to call first.',
    intro:
      'Large hail is far more likely to dent a metal roof than to make it leak, and Centerville had stones of 2 to 3 inches on May 25, 2011.',
    paragraphs: [
      'Before you choose a metal roof, ask your insurance agent whether your policy excludes cosmetic damage. Some do, which means they pay for a leak and not for dents. If looks matter to you, heavier steel dents less, and ribs and a textured finish make dents harder to see.',
      'Approval comes next. In the Architectural Preservation District you call Planning first, with the panel profile and color. The building permit, if your job needs one, comes from the city’s Building Inspection.',
    ],
    points: [
      {
        question: 'Does a Class 4 rating mean the panels will not dent?',
        answer:
          'No. The test, UL 2218, drops a 2-inch steel ball and looks for cracks and splits. A dent does not count as a failure. Ask the manufacturer about dents in writing.',
      },
      {
        question: 'Can metal be installed over my shingles?',
        answer:
          'Sometimes, over one flat, dry layer, if the panel manufacturer allows it. We prefer to take the shingles off, so that rotten decking is not buried.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark: 'After a hailstorm we look at plastic vent hoods first; they crack before panels do.',
      },
    ],
    sources: [centervilleFacts.permitOffice, centervilleFacts.historicDistrict, storms.hail2011],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Centerville, OH: one permit office',
    pageDescription:
      'House or business, the permit for a flat roof in Centerville is a question for the city’s Building Inspection. What we tell it, and when plans need a seal.',
    intro:
      'House or business, any permit for a flat roof in Centerville comes from one office, the city’s Building Inspection.',
    paragraphs: [
      'For a business there is no question: Ohio requires a permit for a commercial re-roof, and an architect or engineer must seal the plans for a membrane. The designer’s fee is its own line in our estimate.',
      'For a house, we call and describe the porch or addition, how many layers are on it and how much insulation we would add.',
      'Drains matter most in a winter like that of 2026. Dayton measured 12.4 inches of snow on January 25, 2026 alone, a record there for one day. That much snow needs an open drain when it melts, and late fall is the time to clear it.',
    ],
    points: [
      {
        question: 'Is a new membrane the time to add slope?',
        answer:
          'If water sits for more than two days after rain, yes. Tapered insulation moves it to the drain. We check first that door sills and wall flashing leave enough height.',
      },
      {
        question: 'Can a flat roof over a room be insulated from above?',
        answer:
          'Usually. Rigid boards go on the deck, under the new membrane, and the edge metal is raised to suit. We name the insulation when we ask about the permit, since it can change the answer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Note how many hours puddles stay on your Centerville roof after a rain. That number helps us choose the fix.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.commercialPermits,
      stateFacts.commercialPermit,
      storms.snow2026,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Centerville, OH: city permit, hail',
    pageDescription:
      'Centerville issues its own commercial roofing permits. What a facility manager needs: sealed plans, a hail record and sometimes a call to Planning.',
    intro:
      'Centerville’s own Building Inspection office, and not the county, issues the permit that a commercial re-roof needs.',
    paragraphs: [
      'Plan on sealed drawings for a commercial roof. Ohio requires an architect’s or engineer’s seal unless the job is a simple shingle replacement. The designer’s fee is its own line in our estimate. The drawings take time, and they come before any material is ordered, so call well ahead of the date you want a crew on the roof.',
      'A storefront or office in the Architectural Preservation District has one more step: call Planning before any work, and know which edge metal or mansard you want.',
      'Find out whether your roof went through the storm of May 25, 2011, which dropped hail of 2 to 3 inches on Centerville and punched holes in roofs and siding. If your membrane is older than that, ask whether anyone has cut a core (a small plug through the roof) since.',
    ],
    points: [
      {
        question: 'We bought the building recently. What records should we ask for?',
        answer:
          'The permit for the current roof, the membrane warranty, any hail report and the repair invoices. If the seller has none, a survey with cores and a moisture scan gives you a starting point.',
      },
      {
        question: 'Does hail harm a TPO or EPDM roof?',
        answer:
          'It can. Large stones fracture an aged sheet or crush the insulation below it, and the sheet may not leak for months. We look for round cracks and soft spots.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wet insulation',
        remark:
          'On a Centerville roof that took hail, we scan for moisture before anyone talks about a cover or a coating.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      centervilleFacts.commercialPermits,
      centervilleFacts.historicDistrict,
      storms.hail2011,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Centerville, OH: hail and leaks',
    pageDescription:
      'Roof open or water coming in at your Centerville home? We are about {drive} away by our estimate. What to do until a crew arrives, and after hail.',
    intro:
      'We plan to be at your door in Centerville in {arrival}; the drive takes {drive} of that by our estimate.',
    paragraphs: [
      'Before a crew drives to Centerville it loads the truck and, on a bad night, finishes the calls ahead of yours. If a ceiling sags or bulges, get everyone out of that room, close the door and do not poke the bulge. Then call.',
      'Big hail leaves more than one hole. On May 25, 2011 Centerville had stones of 2 to 3 inches and an EF0 tornado from the same storm. Hail that large breaks skylights and punches through shingles and siding, so water can come in at many small holes at once. Where no ceiling sags, look into each room of the top floor with a flashlight, list every drip and tell us on the phone. It helps us bring enough tarps.',
    ],
    points: [
      {
        question: 'Should I call my insurer before or after you come?',
        answer:
          'If the roof is open, report it right away and keep the receipts. If hail left no leak, have the roof looked at first, so you know whether there is anything to report.',
      },
      {
        question: 'A skylight is smashed. What can I do from inside?',
        answer:
          'If glass is hanging, stay out and close the door. If none is, put a plastic sheet and a bucket on the floor, then close the door. We cover the opening from the roof.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail strikes',
        remark:
          'After hail like that of 2011 in Centerville, have every slope checked, not only the one that leaks.',
      },
      {
        issue: 'Skylight or vent torn open',
        remark:
          'Acrylic domes break first in big hail; look at yours from the yard once the storm has passed.',
      },
    ],
    sources: [storms.hail2011, storms.tornadoCenterville2011],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Centerville, OH: hail and roof age',
    pageDescription:
      'What a roof inspection in Centerville should answer: how the shingles are aging, whether past hail bruised them, and what to know before a sale.',
    intro:
      'In Centerville an inspection starts with one question: was this roof on the house on May 25, 2011, when 2-to-3-inch hail fell?',
    paragraphs: [
      'On a Centerville roof from before the hail of 2011 we look for bruises that have since turned into cracks, and for repairs made in a hurry. On a newer roof the question is how the shingles are aging.',
      'You get photos of each finding, its place on a roof plan, and one of four labels: fine, watch, repair soon or repair now.',
      'Our shop in Miamisburg is close by, so a second look after the next storm is easy to arrange.',
    ],
    points: [
      {
        question: 'I am selling. Will an inspection help?',
        answer:
          'It tells you what a buyer’s inspector may find on the roof. A small repair with photos and an invoice is easier to discuss than a surprise a week before closing.',
      },
      {
        question: 'Can damage from the 2011 hail still be claimed?',
        answer:
          'Policies set their own deadlines, and for that storm they have almost surely passed. The inspection is still worth having, to know how the shingles are holding up.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail bruises',
        remark:
          'A hail bruise gives under the thumb; on a Centerville roof we feel for it on every slope we can walk.',
      },
    ],
    sources: [storms.hail2011],
  },
} as const satisfies ServiceTexts;
