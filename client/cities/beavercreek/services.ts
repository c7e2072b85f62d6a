import { materialFacts } from '#client/shapes/material-facts.ts';
import type { ServiceTexts } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { beavercreekFacts } from './facts.ts';

export const beavercreekServices = {
  'roof-replacement': {
    pageTitle: 'Beavercreek roof replacement: county permit, ice barrier',
    pageDescription:
      'A new roof in Beavercreek: Greene County issues the permit, requires an ice barrier at the eaves and sets the design wind at 115 mph. What to look for.',
    intro:
      'For a new roof in Beavercreek we ask Greene County Building Regulation about the permit; the city itself issues only zoning permits.',
    paragraphs: [
      'You get Greene County’s answer on the permit for your address before you sign. The county also publishes the values a roof is designed for. In its table the line for the ice barrier (“ice shield underlayment”) reads “Required: Yes.” By Ohio’s code that sheet runs from the eave to at least 24 inches inside the exterior wall line, measured level, and on roofs of 8 in 12 and steeper at least 36 inches along the slope.',
      'The county’s design wind is 115 mph. That makes nailing worth a look: at least four nails in each strip shingle by code, and more if the manufacturer asks for them in high wind. We photograph the ice barrier and the nailing before they are covered, and you keep the pictures.',
    ],
    points: [
      {
        question: 'Is the ice barrier an extra on your estimate?',
        answer:
          'No. It is in the base price of every shingle roof we quote in Beavercreek, and the estimate gives its width at your eaves.',
      },
      {
        question: 'Would any roof have held in the 2019 tornado?',
        answer:
          'Not where the tornado was strongest: it lifted entire roofs. Good nailing and tight edges count in ordinary windstorms, which are far more common.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Ice dams at the eaves',
        remark: 'The ice barrier holds back the water; a cold, vented attic makes the dams rarer.',
      },
    ],
    sources: [
      beavercreekFacts.permitOffice,
      countyFacts.greeneIceBarrier,
      countyFacts.greeneWind,
      stateFacts.iceBarrier,
      stateFacts.nails,
      storms.tornadoBeavercreek2019,
    ],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Beavercreek, OH: storm patches that leak',
    pageDescription:
      'Repairs rushed after the 2015 and 2019 tornadoes can leak years later. How to spot one on a Beavercreek roof, and the ice barrier Greene County requires.',
    intro:
      'If your Beavercreek roof was patched after a tornado, start with the patch: repairs made in a hurry are a common source of leaks.',
    paragraphs: [
      'Tornadoes have come through Beavercreek or close by on at least three days since 2015. An EF1 ran from the plaza on Indian Ripple Road into the houses beyond it on May 26, 2015. An EF3 lifted entire roofs at I-675 and Grange Hall Road and on Rushton Drive on May 27, 2019. Another EF1 crossed Wright-Patterson on February 28, 2024.',
      'Signs of a rushed repair are two shades of shingle on one slope, exposed nail heads with a dab of cement, and flashing that stops short. In the attic, look for bright new wood next to old. With your consent we lift a few shingles at one spot, see how they were nailed, and tell you whether the rest can remain.',
      'When we open an eave, an ice barrier goes in. Greene County’s table lists one as required.',
    ],
    points: [
      {
        question: 'What is a creased shingle, and does it matter?',
        answer:
          'Wind folded it back and dropped it again. It lies flat, but the mat is broken along a line and it will not seal. It needs replacing.',
      },
      {
        question: 'Can I still make a claim for a past storm?',
        answer:
          'Read the deadline in your policy. We inspect, photograph and answer questions about the roof. In Ohio the negotiating is left to you, your attorney or a public adjuster.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark: 'Around every storm patch we find in Beavercreek, we test the seals of the older shingles.',
      },
    ],
    sources: [
      storms.tornadoBeavercreek2015,
      storms.tornadoBeavercreek2019,
      storms.tornadoWrightPatterson2024,
      countyFacts.greeneIceBarrier,
      beavercreekFacts.permitOffice,
      lawFacts.adjusting,
    ],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Beavercreek, OH: wind, snow and weight',
    pageDescription:
      'Tile on a Beavercreek house has to meet Greene County’s values for wind and snow. How tile is fastened, what the frame must carry, who issues the permit.',
    intro:
      'Two Greene County numbers shape a tile roof in Beavercreek: a design wind of 115 mph and a design snow load of 20 pounds a square foot.',
    paragraphs: [
      'Tile is heavy, but air moving over a ridge pulls upward, and the pull is strongest at ridges, hips, eaves and rakes (the sloping edges). The tile manufacturer’s table for the county’s design wind says which pieces take one screw, which take two and where clips go. Ask to see the row that applies to your slope. Ridge tile should be screwed to a board; mortar alone can let go in a strong wind.',
      'Weight comes next. Interlocking and S-shaped tile weighs 8 to 11 pounds a square foot, and the rafters have to carry the snow on top of that. A house framed for shingles needs an engineer’s check before the permit application goes to Greene County Building Regulation.',
    ],
    points: [
      {
        question: 'What happens to tile in a tornado?',
        answer:
          'Loose pieces fly. The EF3 of May 2019 lifted whole roofs, and a screw in the tile is no help when the roof under it goes. In ordinary windstorms, screws at the edges help keep the tile on the roof.',
      },
      {
        question: 'Do I need an ice barrier under tile?',
        answer:
          'We recommend one at the eaves. Greene County’s table requires an ice barrier (“ice shield underlayment”), and we ask the county what that means for tile.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose ridges and hips',
        remark: 'If a ridge is set only in mortar, we suggest screwing it down first.',
      },
      {
        issue: 'Framing too light',
        remark: 'Have an engineer check them for Greene County’s snow load and put the result in writing.',
      },
    ],
    sources: [
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      countyFacts.greeneIceBarrier,
      beavercreekFacts.permitOffice,
      storms.tornadoBeavercreek2019,
      materialFacts.tileWeight,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Beavercreek, OH: uplift at 115 mph',
    pageDescription:
      'Before you buy a metal roof in Beavercreek, ask for uplift figures at Greene County’s 115 mph. Clip spacing, deck, snow slides and the permit office.',
    intro:
      'Ask everyone who bids on a Beavercreek metal roof the same question: does the panel’s uplift test cover the pressure of 115 mph, the design wind in Greene County’s table?',
    paragraphs: [
      'Ask for a test report with the panel manufacturer’s name on it: UL 580 and ASTM E1592 are the tests for wind uplift. The report lists the panel width, the gauge, the deck and the clip spacing that were tested. Narrower panels and closer clips hold more, and corners and edges need the closest. Your contract should repeat those figures.',
      'The deck counts as much as the panel. A screw in soft plywood has almost no holding power, so we check every sheet once the old roof is off and replace the soft ones.',
      'Snow is in the county’s table too: 20 pounds a square foot on the ground and on the roof. Metal sheds it in sheets, so plan snow guards above doors and walks.',
    ],
    points: [
      {
        question: 'Will a metal roof hold in a tornado?',
        answer:
          'Do not count on it. The EF3 of May 27, 2019 lifted entire roofs here, and no panel rating covers that.',
      },
      {
        question: 'How flat can a standing seam roof be?',
        answer:
          'Ohio’s code goes down to ¼ in 12 for standing seam. At slopes that low we use a seam folded by machine, and often a membrane makes better sense.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sliding snow',
        remark: 'A storm in January 2026 left a reported 14.4 inches in Beavercreek.',
      },
      {
        issue: 'Panels with no room to move',
        remark:
          'Against wind a standing seam panel gets clips set closer together; a screw through its face would pin it.',
      },
    ],
    sources: [
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      beavercreekFacts.permitOffice,
      storms.tornadoBeavercreek2019,
      storms.snowBeavercreek2026,
      stateFacts.standingSeamSlope,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Beavercreek, OH: snow and edge metal',
    pageDescription:
      'Greene County’s table sets 20 pounds of snow a square foot and a 115 mph wind. What that means for drains and edges on a flat roof in Beavercreek.',
    intro:
      'A new flat roof in Beavercreek is designed for 20 pounds of snow a square foot, which is the weight of just under four inches of water.',
    paragraphs: [
      'Snow is a reason to keep the drains of a Beavercreek flat roof open. In January 2026 a storm left a reported 14.4 inches of snow here. Dry snow that deep weighs well under what such a roof is designed for, but when it melts behind a frozen drain, the water gathers in one low spot. Have the strainers cleaned in November and the overflow checked too.',
      'Wind pulls hardest at the edges. The county’s design wind is 115 mph, and on May 26, 2015 an EF1 tornado lifted roofing near the plaza on Indian Ripple Road. Edge metal should be tested to ANSI/SPRI ES-1, the test for roof edges, and fastened as tested.',
      'Permits for house and business alike come from Greene County, and re-roofing a business in Ohio needs one.',
    ],
    points: [
      {
        question: 'Should I shovel my flat roof?',
        answer:
          'Leave it to a crew. Shovels cut membranes and people fall through skylights. If the roof sags, cracks or makes doors stick, get everyone out and call 911, then us.',
      },
      {
        question: 'My membrane flutters on windy days. Is that normal?',
        answer:
          'A mechanically attached sheet may lift a little between its rows of fasteners. Billowing that reaches the edge can mean that fasteners or edge metal have let go; have it checked within days.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Each inch of standing water weighs 5.2 pounds a square foot, and a Beavercreek roof may carry it together with snow.',
      },
    ],
    sources: [
      countyFacts.greeneSnow,
      countyFacts.greeneWind,
      storms.snowBeavercreek2026,
      storms.tornadoBeavercreek2015,
      beavercreekFacts.permitOffice,
      beavercreekFacts.commercialPermits,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Beavercreek, OH: county plan review',
    pageDescription:
      'Greene County, not the city, reviews commercial re-roofing in Beavercreek. Design values, sealed plans, and a dated photo record for your insurer.',
    intro:
      'The permit to re-roof a business in Beavercreek comes from Greene County Building Regulation; the city issues only zoning permits.',
    paragraphs: [
      'Greene County’s table lists a 115 mph wind for risk category II and 20 pounds of snow a square foot, on the ground and on the roof. The architect or engineer who designs the roof asks the county which figures apply to your building; buildings in a higher risk category, such as large schools, are designed for more. Ohio requires that person’s seal on the plans unless the job is a simple shingle replacement, and our estimate lists the fee on its own line.',
      'Keep a dated photo record of the finished roof. Beavercreek businesses have reason to: on May 26, 2015 an EF1 tornado began at a shopping plaza, and on May 27, 2019 an EF3 tornado lifted entire roofs in the area. When the next storm comes, pictures of edge metal, units and drains on an ordinary day show your insurer what changed.',
    ],
    points: [
      {
        question: 'What do you do about a storm claim?',
        answer:
          'We inspect, photograph and answer questions about the roof. Under Ohio law only you, your attorney or a public adjuster may negotiate the claim.',
      },
      {
        question: 'Can temporary work start before the permit?',
        answer:
          'Covering an opening can. For anything beyond that we ask Greene County first, and put the answer in your file.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose edge metal',
        remark: 'Have the edge metal of a Beavercreek roof checked and photographed every spring.',
      },
    ],
    sources: [
      beavercreekFacts.commercialPermits,
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      stateFacts.commercialPermit,
      storms.tornadoBeavercreek2015,
      storms.tornadoBeavercreek2019,
      lawFacts.adjusting,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Beavercreek, OH after a storm',
    pageDescription:
      'Roof torn open in Beavercreek? Check people and gas first, then call. We estimate a drive of {drive}. What to do, and which receipts to keep.',
    intro:
      'If a storm has opened your Beavercreek roof, make sure that everyone is safe and nothing smells of gas, then call.',
    paragraphs: [
      'If you smell gas, leave without touching a switch and call 911 from across the street. If a wall leans or a door frame is out of square, get out and stay out until the fire department clears the house. With a wire down on the house or in the yard, stay inside unless there is fire or gas; if you must leave, keep far from the wire. Call 911.',
      'Once it is safe, tell us what is open. We estimate {drive} on the road. Storms in and near Beavercreek have come at night: the EF3 tornado of May 27, 2019 after 11 pm, and the EF1 at Wright-Patterson on February 28, 2024 before 5 am. We take calls at any hour. Homes with water inside go first, and we give each caller a time.',
    ],
    points: [
      {
        question: 'Will my insurance pay for the tarp?',
        answer:
          'Many policies cover reasonable protection; yours decides. Ask for a separate invoice for the temporary work, with photos, and save receipts for lumber, fans and hotel nights.',
      },
      {
        question: 'There is over a foot of snow up there. Is that an emergency?',
        answer:
          'The depth alone does not make it one. A sagging ceiling, new cracks or doors that stick do: get everyone out of the building and call 911, then us. Beavercreek had a reported 14.4 inches in January 2026, so look for those signs after a big snow.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark: 'After a tornado we also look for decking that lifted while its shingles stayed on.',
      },
      {
        issue: 'Tree or limb on the roof',
        remark:
          'Leave the limb where it is. If it takes a tree service to lift it off, we close the hole right after.',
      },
    ],
    sources: [storms.tornadoBeavercreek2019, storms.tornadoWrightPatterson2024, storms.snowBeavercreek2026],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Beavercreek, OH: wind, hail, ice barrier',
    pageDescription:
      'What we check on a Beavercreek roof: storm damage by date, seals, and whether the eaves have the ice barrier Greene County requires. Photos included.',
    intro:
      'A Beavercreek inspection tells you whether the roof is tight and whether any damage is new, and looks for the ice barrier that Greene County’s table requires.',
    paragraphs: [
      'The attic shows whether the roof is tight: we look for stains, daylight and wet insulation. Color and edges help us tell whether damage is new. A fresh hail bruise is dark with a crisp outline, and a fresh crease shows clean fiber. By the next season both have usually turned gray. We note which tornadoes the roof may have been through or near: the EF1 of May 26, 2015, the EF3 of May 27, 2019 and the EF1 of February 28, 2024.',
      'The ice barrier lies under the first courses at the eave. Where the shingles there can be lifted without harm, we look and take a picture. A roof laid long ago may never have had one.',
      'You get the findings in order of urgency, and old damage is labeled as old.',
    ],
    points: [
      {
        question: 'Should I call you or my insurer first after hail?',
        answer:
          'If nothing leaks, have the roof inspected first. If water is coming in, report it at once and protect the room.',
      },
      {
        question: 'A salesman offered to absorb my deductible. Should I accept?',
        answer:
          'We would not. You owe the deductible under your policy, and we do not waive, rebate or hide it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark: 'Wind that passed Beavercreek years ago can still show as tabs that lift with one finger.',
      },
      {
        issue: 'Hail bruises',
        remark:
          'We chalk a test square on each slope we can walk and count the hits, since wind drives hail at an angle.',
      },
    ],
    sources: [
      storms.tornadoBeavercreek2015,
      storms.tornadoBeavercreek2019,
      storms.tornadoWrightPatterson2024,
      countyFacts.greeneIceBarrier,
    ],
  },
} as const satisfies ServiceTexts;
