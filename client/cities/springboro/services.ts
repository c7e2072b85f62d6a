import { materialFacts } from '#client/shapes/material-facts.ts';
import type { ServiceTexts } from '#client/shapes/town.ts';
import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { springboroFacts } from './facts.ts';

export const springboroServices = {
  'roof-replacement': {
    pageTitle: 'Springboro roof replacement: call the city, not the county',
    pageDescription:
      'Springboro’s own Building Division handles the permit for a new roof. What we settle before tear-off, and what changes on South Main Street.',
    intro:
      'For a new roof in Springboro the permit office is the city’s own Building Division, not Warren County.',
    paragraphs: [
      'We ask Springboro’s Building Division whether shingles alone need a permit. Since January 1, 2022 it takes applications as PDF only. Have your roofer give you a copy of whatever is filed under your address.',
      'South Main Street has a second step. Its seven blocks south of Central Avenue are a historic district, and the Architectural Review Board manages exterior changes to protected properties there. If yours is one, clear the shingle with the board before you order it.',
      'Were your shingles already on the house on May 25, 2011? A storm with hail up to 3 inches across went over the southern Dayton area that day, and Centerville, to the northeast, reported stones of 2 to 3 inches. We note old bruises in the report with the rest of the wear.',
    ],
    points: [
      {
        question: 'Are the rules different because Springboro is in Warren County?',
        answer:
          'No. The Residential Code of Ohio is the same as in Miamisburg or Dayton. The permit office is a different one, and its fee may differ.',
      },
      {
        question: 'How soon can you measure my roof?',
        answer:
          'Tell us which days suit you. The drive is an estimated {drive}, so a visit is easy to fit in.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'On Springboro shingles from before 2011, bare spots the size of a coin can be marks of hail as well as age.',
      },
    ],
    sources: [
      springboroFacts.permitOffice,
      springboroFacts.paperwork,
      springboroFacts.historicDistrict,
      storms.hail2011,
      stateFacts.oneCode,
    ],
  },
  'roof-repair': {
    pageTitle: 'Springboro roof repair: leaks, lifted shingles, flashing',
    pageDescription:
      'A roof leak in Springboro, fixed by a crew from {miles} miles away. How wind damage shows on shingles, what can wait, and when a repair needs paperwork.',
    intro:
      'Call about a stain or a missing shingle: Springboro is a short drive for our trucks, and a small repair is welcome.',
    paragraphs: [
      'Does a small repair in Springboro need paperwork? We put the question to the Building Division before we open the roof, whether it is only shingles or also decking or rafters.',
      'Wind is the usual cause of lifted shingles. On April 29, 2025 straight-line wind (strong wind without a tornado) brought wires down near Springboro. Wind damage is easy to miss from the yard: the shingle drops back into place, but its seal is broken and a crease runs across the top. Pressing it flat again does nothing. It has to be replaced, and so does its neighbor if the nail holes have torn.',
    ],
    points: [
      {
        question: 'My house is on South Main Street. Can you just replace a few shingles?',
        answer:
          'If it is a protected property in the historic district, ask the Architectural Review Board first. We find a shingle as close to the old one as we can, so you have a sample to show.',
      },
      {
        question: 'Can you tell me on the phone whether it is urgent?',
        answer:
          'Usually. Water inside today is urgent. If the ceilings are dry and you only found a shingle in the flower bed, that can wait a few days for a planned visit, as long as no rain is due.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'After wind like that of April 2025 we check the rakes (the sloping edges) and the ridge of a Springboro roof first: edges let go before the middle does.',
      },
    ],
    sources: [springboroFacts.permitOffice, springboroFacts.historicDistrict, storms.wiresSpringboro2025],
  },
  'tile-roofing': {
    pageTitle: 'Springboro tile roofing: framing, permit and board review',
    pageDescription:
      'Changing to tile in Springboro? Why the frame comes first, who to call about the permit, and when the review board for South Main Street has a say.',
    intro:
      'Changing a Springboro roof from shingles to tile raises two questions: will the frame carry it, and who has to approve it?',
    paragraphs: [
      'At 10 pounds a square foot, tile puts ten tons on a 2,000-square-foot roof; asphalt shingles weigh about 2 to 3 pounds a square foot. In Springboro we start with the truss drawings or, without them, in the attic. An engineer then says whether the frame will do, or what it needs.',
      'Once the engineer has worked out the weights, the city’s Building Division can say what the application needs. Ohio’s code sets the slope: no tile below 2½ in 12, and a double underlayment up to 4 in 12.',
      'For a protected house in the South Main Street historic district, the Architectural Review Board has a say too. Show it the tile before you settle on a color.',
    ],
    points: [
      {
        question: 'Is tile a good choice where hail can fall?',
        answer:
          'It depends on the tile and the size of the hail. Stones like those of May 25, 2011, up to 3 inches across in the Centerville area, would break many tiles. Keep a stack of spares from your own batch.',
      },
      {
        question: 'What if my trusses are not strong enough for tile?',
        answer:
          'Then we price bracing if the engineer allows it, or a lighter roof with a similar look. Never let anyone cut or add to a truss without an engineer’s drawing.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Framing too light',
        remark:
          'If you have the builder’s truss drawing of your Springboro house, show it to us; the design loads are printed on it.',
      },
    ],
    sources: [
      springboroFacts.permitOffice,
      springboroFacts.historicDistrict,
      stateFacts.tileSlope,
      materialFacts.tileWeight,
      materialFacts.shingleWeight,
      storms.hail2011,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Springboro metal roofing: hail, slope and city approval',
    pageDescription:
      'Thinking of metal in Springboro? How panels take hail, the slope Ohio’s code allows, and who reviews the change on South Main Street.',
    intro:
      'A metal roof in Springboro should be chosen with hail in mind: in May 2011 stones up to 3 inches across fell in the southern Dayton area.',
    paragraphs: [
      'Hail rarely puts a hole in a steel roof, but it can leave dents. Heavier steel dents less, and ribs or texture hide the dents. Read what your insurance policy says about cosmetic damage before you decide. Some policies exclude it on metal.',
      'Ohio’s code lets standing seam (panels joined by raised, folded seams) go down to ¼ in 12; the manufacturer’s limit may be steeper. If your job needs a permit, it comes from the city’s Building Division. If yours is a protected house in the South Main Street historic district, show the Architectural Review Board a sample before the panels are ordered; it manages exterior changes there.',
    ],
    points: [
      {
        question: 'If my metal roof needs a permit, how is the application made?',
        answer:
          'As a PDF; Springboro has accepted nothing else since January 1, 2022. We put the panel profile, the gauge and the color in it.',
      },
      {
        question: 'Would metal have been fine in the 2011 storm?',
        answer:
          'Perhaps. Metal often keeps the water out even when it is dented, but stones of that size punched holes in roofs and siding.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Waves in the flat of the panel',
        remark:
          'Light ribs between the seams make waves harder to see; for a Springboro roof, compare a ribbed panel and a flat one side by side.',
      },
    ],
    sources: [
      storms.hail2011,
      stateFacts.standingSeamSlope,
      springboroFacts.permitOffice,
      springboroFacts.paperwork,
      springboroFacts.historicDistrict,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Springboro flat roof systems: house or business, one office',
    pageDescription:
      'Porch, addition or store: in Springboro one city division handles any permit for a flat roof. What a new membrane needs, and what to clear before snow.',
    intro:
      'Whether the flat roof is over your porch or your business, in Springboro the same Building Division handles any permit.',
    paragraphs: [
      'What you file for a flat roof depends on the building. For a commercial membrane, Ohio requires an architect’s or engineer’s seal on the plans. For a house in Springboro, we ask the division what it needs to see.',
      'In new work Ohio’s code requires single-ply and modified bitumen to slope ¼ in 12 or more: a quarter inch down in every foot. Many older additions have less, and then water sits. Tapered insulation corrects that when the membrane is replaced.',
      'When deep snow melts, the water has to get off the roof through the drains and the scuppers (openings in a parapet). Have them cleared in late fall.',
    ],
    points: [
      {
        question: 'Can I keep the deck on top of my flat roof?',
        answer:
          'If the structure was planned for it and the deck rests on pads and lifts off in sections, yes. Boards screwed through the membrane have to come up, and go back on pads.',
      },
      {
        question: 'Do you come to Springboro for one small patch?',
        answer: 'Yes. A patch is worth the short trip. If the membrane is past patching, we’ll show you why.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'A low addition often drains over one edge only; on a Springboro house, look there for leaves before winter and for ice during it.',
      },
    ],
    sources: [
      springboroFacts.permitOffice,
      springboroFacts.commercialPermits,
      stateFacts.commercialPermit,
      stateFacts.membraneSlope,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Springboro commercial roofing: city permit, sealed plans',
    pageDescription:
      'Re-roofing a business in Springboro goes through the city’s Building Division with sealed plans. Who does what, and the extra review on South Main Street.',
    intro:
      'For a store, church or office in Springboro, the re-roofing permit comes from the city’s own Building Division.',
    paragraphs: [
      'Ohio requires plans sealed by a registered architect or engineer, except for a simple shingle replacement. We are neither. For a Springboro building we supply the survey, core cuts, product data and details. The design professional draws and seals, and the fee is its own line in our estimate.',
      'Shops and offices in the South Main Street historic district have one more party to talk to: the Architectural Review Board, which manages exterior changes to protected properties. A membrane behind a parapet is hardly seen; new edge metal, gutters or a rooftop screen can be.',
      'Springboro is a short drive for us, so we can meet you on the roof before you decide anything.',
    ],
    points: [
      {
        question: 'How long before the job should we apply?',
        answer:
          'As soon as you have a design; the turnaround depends on the plans. We start only when the permit is issued, and the contract says so.',
      },
      {
        question: 'Was our building hit by the 2011 hail?',
        answer:
          'The roof itself can show it. The storm of May 25, 2011 crossed the southern Dayton area with stones up to 3 inches, so on a membrane from before that day we look for fractures and soft spots.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose edge metal',
        remark:
          'For a building on South Main Street in Springboro, choose profile and color early, so there is time to ask the board.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      springboroFacts.commercialPermits,
      springboroFacts.historicDistrict,
      storms.hail2011,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Springboro emergency repairs after wind or hail',
    pageDescription:
      'Roof open in Springboro? Call day or night. Our crew starts {miles} miles away; here is what to do about downed wires, hail and your insurer until then.',
    intro:
      'If water is coming into your Springboro house, call now: by our estimate the drive from our shop takes {drive}.',
    paragraphs: [
      'Look for wires from a window before you go looking for shingles. When straight-line wind (strong wind without a tornado) crossed the area on April 29, 2025, lines came down near Springboro. With a line on the house or in the yard, stay inside unless there is fire or you smell gas. Call 911 and the utility first, then tell us about the line. Our crew waits until the utility has made it safe.',
      'Protect what you can from inside the house. Move things out from under the drip and take pictures. If you can see sky through the roof, notify your insurer right away. If it was only hail and nothing leaks, have the roof inspected in daylight and compare the price of the repair with your deductible before you decide to file.',
    ],
    points: [
      {
        question: 'It is hailing. What should I do?',
        answer:
          'Stay inside and away from skylights. Afterward photograph a few stones next to a coin or a ruler. That records the size of the hail and the day.',
      },
      {
        question: 'Will you talk to my insurance company?',
        answer:
          'We show our photos and answer questions about the roof. Negotiating the claim is for you, your attorney or a public adjuster you hire; that is Ohio’s rule.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail strikes',
        remark:
          'The hail of May 25, 2011 punched holes in roofs in the southern Dayton area. After anything like it, have someone check every slope of a Springboro house, not only the one that leaks.',
      },
    ],
    sources: [storms.wiresSpringboro2025, storms.hail2011, lawFacts.adjusting],
  },
  'roof-inspection': {
    pageTitle: 'Springboro roof inspection: hail, wind and older houses',
    pageDescription:
      'A free roof inspection in Springboro with photos and a written report: what to check after the 2011 hail and the 2025 wind, and on the oldest houses.',
    intro:
      'Have a Springboro roof inspected if nobody has looked at it since the wind of April 2025, or if you are about to sell.',
    paragraphs: [
      'Two dates help us read a Springboro roof. On May 25, 2011 the southern Dayton area had hail up to 3 inches across. Any shingle from before that day may carry bruises that have since lost their granules. It is almost surely too late for a claim; the bruises matter for how long the roof has left. On April 29, 2025 wind took wires down near Springboro, so we also lift a few tabs to see which seals still hold.',
      'Springboro was founded in 1815, and many of its oldest buildings are in the South Main Street district. In one of those we spend more time: the roof may have several generations of flashing, and the attic may show boards instead of plywood, or a chimney that is no longer used.',
    ],
    points: [
      {
        question: 'It hailed last night. Do I file a claim today?',
        answer:
          'Not if the ceilings are dry. Let us look first, so you know whether there is anything to file. If the roof is open, call your insurer and us the same day.',
      },
      {
        question: 'Will a buyer accept your report?',
        answer:
          'That is up to the buyer. The report is yours to share. It has a photo of each finding and says what needs work now and what can wait. The buyer’s own inspector will still want a look.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail bruises',
        remark:
          'Wind drives hail at an angle, so one slope of a Springboro roof may be bruised and the next untouched; we count hits on every slope we can walk.',
      },
      {
        issue: 'Broken seals',
        remark:
          'A tab that lifts with two fingers has lost its seal, even if it looks flat. Wind like that of April 2025 is a common reason, and so is age.',
      },
    ],
    sources: [storms.hail2011, storms.wiresSpringboro2025, springboroFacts.housing],
  },
} as const satisfies ServiceTexts;
