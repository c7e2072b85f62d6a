import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { centervilleFacts } from './facts.ts';

export const centervilleServices = {
  'roof-replacement': {
    pageTitle: 'Centerville roof replacement: permit and district check',
    pageDescription:
      'Does a new roof in Centerville need a permit? The city’s approval list has no roofing line. Who to call, and what the preservation district adds.',
    intro:
      'Centerville’s approval list has no line for roofing, so the permit question for a new roof takes one call to Building Inspection: 937-428-4786.',
    paragraphs: [
      'The list covers “some changes and structures,” and the city asks you to call when your work is not on it. We call with your address before we write the estimate. Whatever fee the office quotes is a separate line.',
      'If the house is in the Architectural Preservation District, Planning comes first. Call 937-433-7151 with the shingle you have in mind, before anyone orders it.',
      'One date matters too. On May 25, 2011 hail of 2 to 3 inches fell on Centerville. Shingles that went on after that storm are well into their second decade, old enough to have the slopes checked before you see a leak. When we price a replacement, ask for an impact-rated (Class 4) shingle beside the standard one, and ask your insurer what it would do to your premium.',
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
          'Over two layers, no: both come off, under Ohio’s code. Over one we still recommend a tear-off, because hail and leaks leave soft decking that you only see from above.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'Hail knocks granules off in round spots. If your Centerville roof is older than the 2011 storm, look for them first.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.shinglesOnly,
      centervilleFacts.historicDistrict,
      storms.hail2011,
      stateFacts.layers,
    ],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Centerville, OH: leaks and matching shingles',
    pageDescription:
      'A leak in Centerville is {miles} miles from our shop. Who answers the permit question, when Planning has a say, and how we match faded shingles.',
    intro:
      'Our shop is {miles} miles from Centerville, about {drive} by our estimate, so a leak there is a short trip for us.',
    paragraphs: [
      'Do a few shingles need a permit? The city’s list does not mention roofs, so we describe the job to Building Inspection at 937-428-4786 and tell you the answer before we start.',
      'In the Architectural Preservation District the first call is to Planning, 937-433-7151. A patch that faces the street changes how the house looks, so bring up the shingle color in that call.',
      'Shingles fade and product lines are discontinued, so we lay samples on the slope and you look at them from the sidewalk. If nothing is close, we can move sound shingles from a back slope to the front and use the new ones in the back.',
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
          'If the rest of the slope is sound, yes. If the shingles around the leak crack when we lift them, a repair will not hold, and we price both so you can decide.',
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
      centervilleFacts.shinglesOnly,
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
      'Call Planning at 937-433-7151 before you change or repair tile in Centerville’s Architectural Preservation District.',
    paragraphs: [
      'Ask whether the shape, the color or the material may change, and say which slopes you mean. We can give you photos of the roof and the manufacturer’s product sheet to send along. Any building permit would come from the city too, through Building Inspection.',
      'Elsewhere in Centerville, hail is the thing to think about. Stones of 2 to 3 inches fell here on May 25, 2011, and ice that size can crack both clay and concrete. A cracked tile may look whole from the yard while rain runs down the underlayment. We check for half-moon chips along the exposed edges and for hairline cracks across the pan, then mark each one on a plan of the roof.',
    ],
    points: [
      {
        question: 'Can tile go on a low addition or porch?',
        answer:
          'Down to 2½/12 under Ohio’s code, on two layers of underlayment where it is flatter than 4/12. Below that we suggest a membrane or standing seam.',
      },
      {
        question: 'There are spare tiles in my garage. Are they any use?',
        answer:
          'Keep every one. Tile from your own batch matches in color and interlock, which a new order may not. We use them where they show.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark: 'After hail we count cracked tiles slope by slope, since the stones come in at an angle.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.historicDistrict,
      storms.hail2011,
      stateFacts.tileSlope,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Centerville, OH: hail dents and approvals',
    pageDescription:
      'Thinking of a metal roof in Centerville? What large hail does to panels, what to ask your insurance agent, and which city office to call first.',
    intro:
      'Large hail dents metal long before it makes it leak, and Centerville had stones of 2 to 3 inches on May 25, 2011.',
    paragraphs: [
      'So read your homeowner’s policy before you choose. Some policies exclude cosmetic damage, which means they pay for a leak and not for dents. Your agent can tell you in a minute. If looks matter to you, heavier steel, ribs in the panel and a textured finish all make dents harder to see.',
      'Then ask about approval. In the Architectural Preservation District you call Planning first, at 937-433-7151, with the panel profile and color. For any house in Centerville we ask Building Inspection about the permit, 937-428-4786, because the city’s published list has no entry for roofs.',
    ],
    points: [
      {
        question: 'Does a Class 4 rating mean the panels will not dent?',
        answer:
          'No. The test, UL 2218, drops a 2-inch steel ball and looks for cracks and splits. A dent is a pass. Ask the manufacturer about dents in writing.',
      },
      {
        question: 'Can metal be installed over my shingles?',
        answer:
          'Sometimes, over one flat, dry layer and if the panel manufacturer allows it. We prefer to take the shingles off, so that hail-bruised or rotten decking is not buried.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'Following a hailstorm, check plastic vent hoods and pipe boots; they crack before panels do.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.shinglesOnly,
      centervilleFacts.historicDistrict,
      storms.hail2011,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roofs in Centerville, OH: one office for every permit',
    pageDescription:
      'House or business, the permit for a flat roof in Centerville is a question for the city’s Building Inspection. What it asks, and what to prepare.',
    intro:
      'House or business, ask Centerville’s Building Inspection office about the permit for a flat roof, at 937-428-4786.',
    paragraphs: [
      'On a business the answer is known. Ohio requires a permit for a commercial re-roof, and an architect or engineer must seal the plans for a membrane. Budget for that person’s fee as well as the roof.',
      'On a house it is a phone call. The city’s list does not mention roofing, so we describe the porch or addition, how many layers are on it and how much insulation we would add.',
      'Either way, drains matter most in a winter like that of 2026. Dayton, {milesToDayton} miles away, measured a record 12.4 inches of snow on January 25, 2026. When that much melts on a level roof it needs an open drain, and late fall is the time to clear it.',
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
          'Usually. Rigid boards go on the deck, under the new membrane, and the edge metal is raised to suit. Mention it in the permit call, since it can change the answer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Note how long puddles stay on your Centerville roof after a rain. That number decides the fix.',
      },
    ],
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.shinglesOnly,
      stateFacts.commercialPermit,
      storms.snow2026,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Centerville, OH: city permit, hail',
    pageDescription:
      'Centerville issues its own commercial roofing permits. What a facility manager needs: sealed plans, a Planning call, and a hail record.',
    intro:
      'Centerville’s own Building Inspection office, and not the county, issues the permit that a commercial re-roof needs.',
    paragraphs: [
      'Plan on sealed drawings. Ohio requires an architect’s or engineer’s seal unless the job is simple shingle replacement. That takes calendar time before any material is ordered, so start well ahead of the date you want a crew on the roof.',
      'A storefront or office in the Architectural Preservation District has one more step: call Planning, 937-433-7151, before you settle on anything visible from the street, such as edge metal or a mansard.',
      'Hail belongs in the file as well. The storm of May 25, 2011 dropped 2-to-3-inch stones on Centerville and broke holes in roofs and siding. Was your membrane already there? Then ask whether anyone has cut a core since.',
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
    pageTitle: 'Emergency roof repair in Centerville, OH: {miles} miles away',
    pageDescription:
      'Roof open or water coming in at your Centerville home? We are about {drive} away by our estimate. What to do until a crew arrives, and after hail.',
    intro:
      'The drive to Centerville is {miles} miles, {drive} by our estimate; our figure for a crew at your door is {arrival}.',
    paragraphs: [
      'The difference is loading the truck, and on a bad night the calls ahead of yours. Call once the wet room is empty. If the ceiling bulges, close the door and leave it alone. We work on it from the attic side.',
      'Know what big hail does here. On May 25, 2011 Centerville had stones of 2 to 3 inches and an EF0 tornado from the same storm. Hail that large breaks skylights and punches through shingles and siding, so water can come in at many small holes at once. Walk the top floor with a flashlight, list every drip and tell us on the phone. It helps us bring enough tarps.',
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
          'Keep away from hanging glass. Put a plastic sheet and a bucket on the floor below, close the door, and let us cover the opening from the roof.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail strikes',
        remark: 'In Centerville this has meant stones up to 3 inches, large enough for real holes.',
      },
      {
        issue: 'Skylight or vent torn open',
        remark: 'Acrylic domes go first in big hail; count yours from the yard.',
      },
    ],
    sources: [storms.hail2011, storms.tornadoCenterville2011],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Centerville, OH: hail and roof age',
    pageDescription:
      'What a roof inspection in Centerville should answer: how old the shingles are, whether past hail bruised them, and what to do before winter or a sale.',
    intro:
      'In Centerville an inspection starts with one question: was this roof on the house on May 25, 2011, when 2-to-3-inch hail fell?',
    paragraphs: [
      'If it was, we look for bruises that have since turned into cracks, and for repairs made in a hurry afterward. If it was not, the shingles probably went on in the years following, and the question becomes how they are aging.',
      'Either way you get photos of each finding, its place on a roof plan, and one of four labels: fine, watch, repair soon or repair now. Where work might need a permit, we ask Centerville’s Building Inspection rather than guess, because the city’s list does not name roofing.',
      'It is a short drive from Miamisburg, {miles} miles, so a second look after the next storm is easy to arrange.',
    ],
    points: [
      {
        question: 'I am selling. Will an inspection help?',
        answer:
          'It tells you what a buyer’s inspector will find. A small repair with photos and an invoice is easier to discuss than a surprise a week before closing.',
      },
      {
        question: 'Can hail damage that old still be claimed?',
        answer:
          'Policies set their own deadlines, and for 2011 they have almost surely passed. The inspection is still worth having, to know what the shingles can take.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail bruises',
        remark:
          'On a Centerville roof from before the 2011 storm we feel for soft spots by hand on every slope.',
      },
    ],
    sources: [storms.hail2011, centervilleFacts.shinglesOnly],
  },
} as const satisfies ServiceTexts;
