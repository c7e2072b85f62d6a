import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';
import { centervilleFacts } from './facts.ts';

export const centervilleServices = {
  'roof-replacement': {
    intro:
      'Call Centerville about the permit, then choose your shingle outdoors: in that order, a replacement holds few surprises.',
    paragraphs: [
      'The city’s list of work that needs approval has no roofing line; it says to call if unsure. So we call Building Inspection with your address before we write the estimate, and any fee appears there as its own line.',
      'Then comes the part people enjoy less than they expect. A shingle sample is the size of a book, and a roof is the size of a parking lot. Take the board outside. Lay it flat on the ground against the brick or siding, at noon and again near sunset. Dark blends go flat in shade, and a strong blend looks busy on a short slope.',
      'Ask for the address of a roof in that color, and drive past it. No screen shows what thirty squares look like.',
    ],
    points: [
      {
        question: 'My owners’ association has color rules. Who handles that?',
        answer:
          'The request comes from you as the owner. We supply the sample, the product sheet and a short description of the work for it. Allow time before ordering.',
      },
      {
        question: 'Does the color change the price?',
        answer:
          'Within one product line, rarely. A step up in thickness or impact rating does. The estimate names the exact line, so two bids can be compared.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'Colors fade with their granules, so choose your Centerville sample against a roof that is some years old.',
      },
    ],
    sources: [centervilleFacts.shinglesOnly],
  },
  'roof-repair': {
    intro:
      'Stopping the leak on a Centerville roof is the simple part; making the patch disappear takes some craft.',
    paragraphs: [
      'Your shingles have faded. The ones in the store have not. Put a fresh patch in the middle of a ten-year-old slope and you see it from the corner. There are three honest ways to deal with that.',
      'One: take matching shingles from a place nobody looks at, such as the back of the garage, and put the new ones there. Two: find the original line. Sizes changed when makers went metric, so a shingle of the right color may be the wrong width, and the courses will not line up. Three: repair to a natural edge, a valley or a hip, so that the eye has a reason for the change.',
      'We bring what we can find, lay it on the slope and let you look from the street before a nail goes in.',
    ],
    points: [
      {
        question: 'Does a small repair need a permit in Centerville?',
        answer:
          'The city’s list does not name roofing, so we call. What counts is usually whether only shingles change or wood as well.',
      },
      {
        question: 'Will the new shingles fade to match?',
        answer:
          'They get closer over some years and never quite meet. Granules weather with sun, so a north slope stays different for longer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark: 'Save the ones that blew off: the back of the tab is how we identify the line.',
      },
    ],
    sources: [centervilleFacts.shinglesOnly],
  },
  'tile-roofing': {
    intro:
      'On a Centerville tile roof, choose the metal as if you could never reach it again, because you hardly can.',
    paragraphs: [
      'Valleys, chimney pans, the strip where roof meets wall: all of it lies under tile once the job is done. To change a valley later, tile has to come up for three feet on both sides. That makes thin galvanized steel a false saving. We quote heavy-gauge coated steel and copper side by side, with the difference in dollars.',
      'Shape matters as much as thickness. A valley with a raised rib down the middle stops water from a steep slope running up under the tile of a flatter one. Edges are turned back so that whatever washes over stays in the pan. Cut tiles stop short of the rib and leave a channel that leaves can slide through.',
      'Look at the old metal for clues. Rust in a thin line shows where cut tile held dirt. Rust all over means it is simply at its end.',
    ],
    points: [
      {
        question: 'Does tile need a permit in Centerville?',
        answer:
          'The city’s list does not name roofing, so we call. Going from shingle to tile changes the load, so we ask about that by name.',
      },
      {
        question: 'Can copper and steel be mixed?',
        answer:
          'Not where water runs from copper onto steel. It eats the coating. One metal for valleys and gutters, or a clean break between them.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Rusted valleys and flashing',
        remark: 'Ask for the gauge and the metal in writing; on paper, all valleys look alike.',
      },
    ],
    sources: [centervilleFacts.shinglesOnly],
  },
  'metal-roofing': {
    intro:
      'On a Centerville metal roof you pay for the steel once and look at the paint every day, so read the paint line.',
    paragraphs: [
      'Two finishes dominate. SMP, a polyester modified with silicone, is hard, cheaper and common on barn panels. PVDF is softer to the fingernail but holds its color and gloss far longer in sun. On a house, where one slope faces south and one does not, that difference shows: the first finish can end up as two shades on one roof.',
      'Every warranty on paint is really three: against peeling, against fading by so many units, against chalking. Compare the units and the years side by side. And look for what voids them. Cutting panels with an abrasive saw is one, since the hot sparks burn the finish.',
      'Put finish, gauge and profile into the estimate by name. If an owners’ association or the city’s permit desk asks, the same line answers both.',
    ],
    points: [
      {
        question: 'Does a metal roof need a permit in Centerville?',
        answer:
          'The city’s list of work that needs approval has no roofing line and says to call if unsure. We call before we schedule.',
      },
      {
        question: 'Can a faded metal roof be repainted?',
        answer:
          'Yes, with the right primer and a thorough wash. It lasts less long than a factory finish. On a sound roof it is still cheaper than new panels.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Rust and mixed metals',
        remark: 'Our crew cuts panels with shears, so no sparks land on the finish you chose.',
      },
    ],
    sources: [centervilleFacts.shinglesOnly],
  },
  'flat-roof-systems': {
    intro:
      'A puddle on a Centerville roof that outlasts two dry days is a problem of the board beneath, not of the sheet on top.',
    paragraphs: [
      'Old flat roofs were built dead level, or have sagged there. Laying a new membrane over the same plane brings back the same pond. The remedy is tapered insulation: boards cut as wedges, a quarter inch thicker for every foot, set like a shallow roof upon the roof. Water starts to move, and the rooms below gain insulation that the old roof never had.',
      'It takes drawing. Thickness adds up: twenty feet from the drain the boards stand five inches higher. Door sills, windows above the roof, pipes and curbs must still clear that. Where they cannot, a second drain in the middle halves the height.',
      'Centerville’s permit list does not name roofing, and new insulation often brings the energy code into play. We ask about both in one call.',
    ],
    points: [
      {
        question: 'Could you just add a drain at the puddle?',
        answer:
          'If there is a pipe nearby and room to fall, that may be the cheap answer. In the middle of a ceiling with no plumbing, wedges cost less than a pipe.',
      },
      {
        question: 'What are crickets?',
        answer:
          'Small diamonds of tapered board, placed between drains and behind curbs, so that water does not rest there. They use little material and cure most remaining puddles.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark: 'We shoot levels on your Centerville roof before we speak about membranes.',
      },
    ],
    sources: [centervilleFacts.shinglesOnly],
  },
  'commercial-roofing': {
    intro:
      'People who work below a re-roof in Centerville will mind three things, and none of them is the roof: smell, noise, parking.',
    paragraphs: [
      'Solvent travels. An adhesive rolled out beside an air intake will be noticed by everyone within ten minutes. We map intakes first. On the day we work near one, it is shut or fitted with a filter, and your building engineer knows when. Low-odor glues and fastened sheets exist; they cost a bit more and save many telephone calls.',
      'Sound comes through the deck. Screws are driven in bursts, which is worst for the room right below. Give us a list of rooms and hours that matter, an exam, a hearing, a nap, and we work at the other end.',
      'Parking, last. One bay for the dumpster, two for the lift, marked the evening before. Ohio asks for a permit on any commercial re-roof; in Centerville the city’s Building Inspection issues it. That is settled before the cones go out.',
    ],
    points: [
      {
        question: 'Will the heating and cooling be switched off?',
        answer:
          'Only a unit whose curb is being flashed, for some hours. In cold or heat we do those at the ends of the day and agree the times with you.',
      },
      {
        question: 'Do you work at night?',
        answer:
          'Seldom. A seam welded in the dark is hard to check, and neighbors hear everything. Early starts and Saturdays usually serve better.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark:
          'We ask which unit serves which rooms, so nobody in a Centerville waiting area sits without air.',
      },
    ],
    sources: [centervilleFacts.commercialPermits, stateFacts.commercialPermit],
  },
  'emergency-repairs': {
    intro:
      'While a crew drives the {miles} miles to Centerville, you can save the ceiling with a screwdriver.',
    paragraphs: [
      'Drywall holds water like a hammock. It sags, goes dark, and then comes down all at once with the insulation. If the room is safe, if the power to it is off, and if you can stand to one side, put a bucket under the lowest point and poke a small hole there. A thin stream into a bucket is far better than forty pounds of wet plaster on a table.',
      'Put nothing electrical back on until someone has looked inside the fixture. Move furniture out rather than covering it, because plastic traps the damp. Lift rugs. Open the door so that air moves.',
      'If the bulge is as wide as your arms, leave it. Shut the door and let us do it from the attic side, where we can see what holds it up.',
    ],
    points: [
      {
        question: 'Can I throw my own tarp over it?',
        answer:
          'Please do not. A wet roof in the dark is what hurts people. A tarp held by bricks is also off by midnight, and the bricks come down with it.',
      },
      {
        question: 'How soon must the insulation come out?',
        answer:
          'Soaked batts within a day or two, while the wood can still dry. Blown-in material that is only damp on top can be raked aside. We show you which it is.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'Tell us when you call from Centerville whether the bulge is growing; it changes what we carry in first.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro:
      'A report is only worth what you can do with it; here is how to read ours at a Centerville kitchen table.',
    paragraphs: [
      'Start at the back. The last page lists every finding in one of four words. Fine. Watch. Soon. Now. If there is no “now”, finish your coffee. “Soon” means within a year or so; it has a price beside it. “Watch” has a date for the next look and no price, since none is due.',
      'Then look at each photograph and ask: could I point to this place on my house? If you cannot, the picture is no use, and you should call us. An arrow on the roof plan goes with every one.',
      'Last, the age. We give a range and the reasons for it: granules, cracks, seals, what the attic says. Where work may need a permit we name it and call the city, whose list does not name roofing.',
    ],
    points: [
      {
        question: 'Two inspectors disagree. Whom do I believe?',
        answer:
          'The photo. Ask both to show the spot and say what happens if nothing is done. We will meet the other one on your lawn, if that helps.',
      },
      {
        question: 'Do the prices hold for later?',
        answer:
          'The estimate shows how long it is valid. After that we update it, and the findings stay as they were, so nobody needs to climb again for a number.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail bruises',
        remark:
          'In the report each bruise has a chalk ring and a ruler; a picture of a slope from the street proves nothing.',
      },
    ],
    sources: [centervilleFacts.shinglesOnly],
  },
} as const satisfies ServiceTexts;
