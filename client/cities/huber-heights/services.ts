import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { huberHeightsFacts } from './facts.ts';

export const huberHeightsServices = {
  'roof-replacement': {
    pageTitle: 'Huber Heights roof replacement: roof, dumpster, brick',
    pageDescription:
      'No city permit for the roof, but one for the dumpster: replacing a roof in Huber Heights, and what it should include on an older brick house.',
    intro:
      'For a new roof Huber Heights requires no city permit, but the dumpster in your driveway needs the city’s free zoning permit.',
    paragraphs: [
      'The dumpster permit is good for 60 days, at most twice a year, and we get it. Building permits in Huber Heights come from Montgomery County; we ask there whether your job needs one, and the estimate states the answer.',
      'Huber Homes built more than 10,700 houses in the city from 1956 to 1992. If yours is one of them, its first shingles are probably long gone, and someone may have put a second layer over an earlier one. Under Ohio’s code two layers must come off, so we count them at the edge before we price.',
      'Brick walls change one detail. Where the roof meets a brick wall or chimney, caulk doesn’t last. We weave new step flashing into the shingles and set the counterflashing, the metal that covers it, into a mortar joint.',
    ],
    points: [
      {
        question: 'Will you have to cut my brick?',
        answer:
          'Only the mortar between bricks, about an inch deep. The metal is wedged into the joint and the joint is filled again.',
      },
      {
        question: 'Does my chimney need a cricket?',
        answer:
          'A cricket is a small ridge behind the chimney that turns the water aside. If the chimney is wider than 30 inches, Ohio’s code requires one. A new roof is often the first chance to add it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Worn-out flashing',
        remark:
          'On a brick house in Huber Heights flashing gets a separate line in the estimate, so you can compare it between bids.',
      },
      {
        issue: 'Two layers already on',
        remark: 'We check for one on any Huber Heights house from the 1950s or 1960s.',
      },
    ],
    sources: [
      huberHeightsFacts.shinglesOnly,
      huberHeightsFacts.dumpster,
      huberHeightsFacts.permitOffice,
      huberHeightsFacts.housing,
      stateFacts.layers,
      stateFacts.cricket,
    ],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Huber Heights, OH: brick, chimneys, leaks',
    pageDescription:
      'A stain near the chimney of a Huber Heights house? How we find out whether it is the roof or the masonry, before you pay for either.',
    intro:
      'A stain beside a chimney in Huber Heights can come from the roof or from the masonry, and it takes a test to tell.',
    paragraphs: [
      'Water beside a chimney has four usual causes: a cracked crown on top, an uncapped flue, worn mortar or brick, and the flashing at the roof. We run a hose from the bottom up and stop after each part while someone watches inside. If it drips only once the hose is above the flashing, new flashing would not have helped you.',
      'Roof repairs need no city permit in Huber Heights; building permits come from Montgomery County, and we ask there before we start. We repair what belongs to the roof: step flashing, counterflashing (the metal that covers it), and a cricket (a small ridge that turns water aside) behind a wide chimney. Crowns and mortar go to a mason, with our photos to show where.',
    ],
    points: [
      {
        question: 'Can I just seal the chimney with a clear coating?',
        answer:
          'Repair cracks and joints first, and use only a product that lets vapor out. Behind a film, trapped water freezes and can pop the faces off the brick.',
      },
      {
        question: 'What is the white powder on my brick?',
        answer:
          'Salts, left behind as moisture dries out of the wall. They do little harm, but they are a sign that water is moving, so we look at the roof and gutter above.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Step flashing and kickouts',
        remark: 'Without a kickout, water can soak brick veneer for years before anything shows indoors.',
      },
    ],
    sources: [huberHeightsFacts.shinglesOnly, stateFacts.cricket],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Huber Heights, OH: can your house carry it?',
    pageDescription:
      'Brick veneer does not hold up a roof. Before tile goes on a Huber Heights house, we check the framing and ask Montgomery County about a permit.',
    intro:
      'Brick walls do not mean that your Huber Heights house can carry tile; on many brick houses the brick is a veneer over a wood frame.',
    paragraphs: [
      'Brick veneer is tied to the frame and supports nothing but its own weight. The rafters and the framed walls carry the roof. From the attic we can usually see which kind of wall you have. We measure the rafters and their spans, and send the figures to an engineer. Tile is far heavier than shingles, so this step comes before anyone talks about color.',
      'Huber Heights requires no city permit when a roof is replaced. A change from shingles to tile puts more weight on the structure, though. Building permits come from Montgomery County, so we ask there before any tile is ordered.',
    ],
    points: [
      {
        question: 'Is there something that looks like tile and weighs less?',
        answer:
          'Stamped steel weighs less than shingles, and some composites weigh about the same. They look and sound different from clay, so ask to see an installed roof first.',
      },
      {
        question: 'My porch roof is nearly flat. Can it match?',
        answer:
          'Not in tile. Ohio’s code sets the minimum for clay and concrete at 2½ in 12, with the underlayment doubled below 4 in 12.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Framing too light',
        remark: 'Behind brick veneer the wood framing carries the roof, so that is what we measure.',
      },
    ],
    sources: [huberHeightsFacts.permitOffice, huberHeightsFacts.shinglesOnly, stateFacts.tileSlope],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Huber Heights, OH: brick and permits',
    pageDescription:
      'Metal on a Huber Heights house: the order of work when a brick chimney needs repair too, flashing in two pieces, and the permit question.',
    intro:
      'If the brick chimney on your Huber Heights house needs repair, have that done before the metal roof goes on.',
    paragraphs: [
      'Fresh mortar is alkaline and can stain or etch a painted panel, so repointing and crown repair should be finished and cured before metal goes on. At the wall we use two pieces of flashing: one moves with the panels, the other is set in a mortar joint and laps over it with room to slide. If the two are riveted together, heat works one of them loose.',
      'Huber Heights requires no city permit for “Roof Repairs or Replacement.” We ask Montgomery County whether the job needs a building permit, and tell it the panel, the slope and whether the old shingles come off.',
    ],
    points: [
      {
        question: 'My mason can only come after the roof is done. Now what?',
        answer:
          'Tell us before the mason starts. We cover the panels below the chimney, and ask the mason to rinse off any splash while it is wet.',
      },
      {
        question: 'Which colors go with red brick?',
        answer:
          'Of our six colors, charcoal gray and bronze are the easy choices. Hold a full-size sample against the wall in sun and in shade before you sign.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'Behind a wide brick chimney we build a cricket, a small ridge that turns the water aside, from the same metal as the roof.',
      },
    ],
    sources: [huberHeightsFacts.shinglesOnly, huberHeightsFacts.permitOffice],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Huber Heights, OH: homes and shops',
    pageDescription:
      'Flat roof on a Huber Heights house, store or apartment building? When Montgomery County’s permit applies, and how a brick parapet leaks.',
    intro:
      'Whether a flat roof in Huber Heights needs a permit depends on the building: a business needs one from the county, a house may not.',
    paragraphs: [
      'For a business in Ohio an architect or engineer seals the plans for a membrane. Apartment buildings are usually handled as commercial, so a landlord should plan for the permit early. For a house the roof needs no city permit, but a dumpster needs the city’s free zoning permit, and we ask the county about a building permit.',
      'Where brick rises above the roof, look at the wall before you blame the membrane. Water enters through open joints in the coping (the cap of the wall) or worn mortar, runs down inside and shows up as a roof leak. A proper edge has a coping that slopes back to the roof, membrane turned up, usually at least eight inches, and counterflashing (the metal that covers its upper edge) set into a joint rather than glued to the brick.',
    ],
    points: [
      {
        question: 'Who goes first at the parapet, mason or roofer?',
        answer:
          'The mason. Repointing drops grit and mortar on whatever is below. Once the wall is sound, we cut the joint for our flashing.',
      },
      {
        question: 'Can the inside of the parapet be covered with membrane?',
        answer:
          'On a short wall in poor shape, yes, up and under the coping. On sound brick we leave it open so that the wall can dry.',
      },
    ],
    issueRemarks: [
      {
        issue: 'EPDM shrinkage',
        remark:
          'We look where the sheet turns up a brick wall. If it no longer lies in the corner, it has probably shrunk.',
      },
    ],
    sources: [
      huberHeightsFacts.shinglesOnly,
      huberHeightsFacts.permitOffice,
      huberHeightsFacts.commercialPermits,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Huber Heights, OH: county permit',
    pageDescription:
      'A commercial re-roof in Huber Heights needs a building permit from Montgomery County. What that means for churches, shops and apartment buildings.',
    intro:
      'A commercial re-roof in Huber Heights takes a building permit from Montgomery County, and a dumpster takes a free zoning permit from the city.',
    paragraphs: [
      'Ohio’s permit rule goes by the use of the building and not by the material. A church or an office with a pitched shingle roof needs a permit too. What it can skip is the sealed plan, because a simple shingle replacement is the exception; a membrane job needs plans with the seal of a registered design professional.',
      'Owners of apartment buildings should expect the same treatment. Huber Homes built apartments here from 1956 to 1992, and a building of that age may have more than one roof on the deck. We cut cores and count the layers before the designer starts.',
    ],
    points: [
      {
        question: 'Our church decides by committee. What can you bring?',
        answer:
          'A short report with photos and two or three priced options. We’ll come to a meeting, go through it and answer questions.',
      },
      {
        question: 'Can volunteers help to save money?',
        answer:
          'On the ground and inside, yes: moving furniture, clearing the attic, keeping cars out of our way. Nobody without fall protection and insurance works on the roof.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Parapets and coping',
        remark:
          'On brick buildings in Huber Heights we check the joints in the cap before we test the membrane.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      huberHeightsFacts.commercialPermits,
      huberHeightsFacts.shinglesOnly,
      huberHeightsFacts.housing,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Huber Heights: wind and brick',
    pageDescription:
      'Chimney down or roof open in Huber Heights? Stay clear, leave the furnace off, and call. We estimate {drive} of driving.',
    intro: 'Call us right away: Huber Heights is an estimated {drive} from our shop.',
    paragraphs: [
      'If bricks have come off a chimney, keep everyone away from that side of the house and out of the rooms around the fireplace. Do not use a furnace, water heater or fireplace that vents through it, even if the flue looks open, because a blocked flue sends carbon monoxide indoors. If an alarm sounds, get out and call 911. Your heating contractor decides when the furnace and the flue can be used again.',
      'We take down loose brick by hand, close the hole and cover the slope. Severe wind has come close to Huber Heights: on May 27, 2019 an EF2 tornado with winds of 135 mph took roofs off on its way from near Little York and Dog Leg Roads to near Needmore Road.',
    ],
    points: [
      {
        question: 'How do I tell whether the chimney is about to fall?',
        answer:
          'From across the street, look for a lean, a stair-step crack or daylight between bricks. Keep everyone at least as far away as the top of the chimney is high.',
      },
      {
        question: 'Is a brick wall at risk in a windstorm?',
        answer:
          'Usually less than the roof. A fresh bulge or a new gap at a window corner is a reason to stay out and call the fire department or an engineer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark:
          'Wind that strips shingles can also leave flashing hanging along a brick gable. Stay out from under it until we have been there.',
      },
    ],
    sources: [storms.tornadoNorthDayton2019],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Huber Heights, OH, for brick houses',
    pageDescription:
      'Huber Homes built here from 1956 to 1992. What an inspection looks at on a brick house: layers, chimney, mortar joints, flashing and decking.',
    intro:
      'On an older Huber Heights house three things get a closer look: the layers of shingles, the decking, and the flashing wherever the roof meets brick.',
    paragraphs: [
      'Huber Homes built more than 10,700 houses in the city from 1956 to 1992. A house from that era has probably had two or more roofs by now. We count layers at the edge, and from the attic we see whether the deck is boards or plywood and how it has held up around vents and the chimney.',
      'We press a thin screwdriver into the mortar joints of the chimney. Where it sinks in beside the flashing, the metal may be loose. We look for tar over old flashing, a cracked crown and, in brick walls, weep holes that someone filled with caulk.',
      'An EF2 tornado passed near the city on May 27, 2019. Tell us if your shingles were there that night: a shingle whose seal broke then may have lain flat ever since. You get photos, and the report says of each item whether it is work for a roofer or a mason.',
    ],
    points: [
      {
        question: 'How deep may a mortar joint be worn before it needs work?',
        answer:
          'About a quarter inch missing or soft is the usual point for repointing. We measure a few and note them.',
      },
      {
        question: 'Do I need a permit to fix what you find?',
        answer:
          'Not from the city for the roof itself. Building permits come from Montgomery County, and we ask there before we start.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sealant over flashing',
        remark:
          'On a Huber Heights brick wall we look under any bead of tar: the flashing may never have been set into the joint.',
      },
    ],
    sources: [huberHeightsFacts.housing, huberHeightsFacts.shinglesOnly, storms.tornadoNorthDayton2019],
  },
} as const satisfies ServiceTexts;
