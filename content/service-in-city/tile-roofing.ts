// Tile roofing, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every tile roof (services/tile-roofing.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { tileRoofing } from '../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const tileRoofingTexts = {
  'miamisburg-oh': {
    intro:
      'Weather gets the blame for broken tile on a Miamisburg roof; look for boot prints before you believe it.',
    paragraphs: [
      'Painters, cable installers, the man who cleans the gutters: each crosses the roof on the way to his own job. Tile carries weight near its lower edge, where it rests on the course below. Step in the middle of the pan and it snaps. Often the crack stays closed and shows only after the first hard freeze.',
      'So a tile roof needs a rule: nobody walks on it without asking. We can mark the path that does the least harm, from the ladder to the chimney and the vents, and leave a drawing of it with you.',
      'Keep twenty spare tiles behind the garage. If you have none, we look for the maker’s stamp on the back of a broken one. With the shop in town, one slipped tile is reason enough to stop by.',
    ],
    points: [
      {
        question: 'Can one tile be changed without taking up the others?',
        answer:
          'Yes. The neighbors are wedged up a little, the pieces slid out, and the new tile is held with a hook or a bead of roof adhesive. It takes minutes once we are there.',
      },
      {
        question: 'How do I spot a cracked tile from the ground?',
        answer:
          'Use binoculars in the morning, when low sun throws shadows. Look for a corner that sits lower, a dark line, or a bright fresh edge.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark:
          'Ask every trade that needs your Miamisburg roof to call us first; moving a ladder is cheaper than moving tile.',
      },
    ],
    sources: [],
  },
  'dayton-oh': {
    intro:
      'In a Dayton historic district the tile you see from the street is part of what the city protects.',
    paragraphs: [
      'Historic districts in Dayton need a Certificate of Appropriateness. For a tile roof that raises a question no shingle roof has: may the shape change? A flat tile in place of a barrel, or metal stamped to look like tile, can turn down an application that the same tile, relaid, would have passed. Bring a photo, a sample and the reason.',
      'The good news is that tile lends itself to being kept. What fails is the felt, the nails and the valley metal. Sound tiles come off in order, get stacked by slope, and go back on over new layers. Broken ones are made up from salvage or moved from the rear.',
      'Note the other city rule: once sheathing is replaced, a permit is due. On an old tile roof with open boards that is likely enough to plan for.',
    ],
    points: [
      {
        question: 'How many tiles break when they are lifted?',
        answer:
          'It depends on how they were nailed and how brittle they are. We lift a trial square first and count. The share goes into the estimate, with where the spares come from.',
      },
      {
        question: 'Who files for the certificate?',
        answer:
          'The owner decides that with the city. We supply photos, product sheets and a plain description of the work, in the form they ask for.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Underlayment at its end',
        remark:
          'Renewing what lies below the tile leaves the look alone, which is the easier case to make in a historic district.',
      },
      {
        issue: 'Rusted valleys and flashing',
        remark:
          'With about {rainInches} inches of rain and melted snow in a normal Dayton year, a valley gets no long rests.',
      },
    ],
    sources: ['daytonPermits', 'daytonPrecipitation'],
  },
  'kettering-oh': {
    intro: 'A tile roof in Kettering that leaks in three rooms usually has nothing wrong with its tile.',
    paragraphs: [
      'Picture the roof as a raincoat over a shirt. The tile is the coat: it takes the sun, the hail and nearly all of the water. What gets past it, on a windy day or behind a pile of leaves, meets the underlayment. That layer is the one that has to be tight, and it ages in the dark where nobody checks.',
      'The test is simple. We lift a few tiles in the worst place and a few in the best. If the felt crumbles in both, patching single spots is chasing a leak around the house. If it is supple under the good slope, you may do one side and leave the other.',
      'Ask what will replace it. A sheet that lasts fifteen years under a tile that lasts several times as long only moves the problem to the next owner.',
    ],
    points: [
      {
        question: 'Will flame be used anywhere on a tile job?',
        answer:
          'Not by us on a pitched roof. Should a flat section be torch-applied or hot-mopped, Kettering wants a fire permit for it. A self-adhered sheet avoids the matter.',
      },
      {
        question: 'Where do the tiles go while the felt is changed?',
        answer:
          'They stay on the roof if the frame allows, stacked along the ridge on the next slope, or on pallets in the drive. Count on a week or more per side.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Underlayment at its end',
        remark:
          'We open two places on your Kettering roof, good and bad, before anybody talks about the whole.',
      },
    ],
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'Before a Springboro house trades shingles for tile, someone has to do the arithmetic of ten tons.',
    paragraphs: [
      'A roof of 2,000 square feet in concrete tile at ten pounds a square foot weighs 20,000 pounds. The asphalt it replaces weighed perhaps a third of that. Trusses are designed for a stated load and no more, and the stamp on the drawing is the place to look.',
      'We start in the attic: spacing, span, lumber size, the metal plates at the joints. If you have the truss drawings from the builder, bring them. The dead load is printed there. When the figure is too small or missing, an engineer runs it. The letter costs little compared with a ridge that sags.',
      'Sometimes the answer is no, or it is bracing. And sometimes a lighter tile, or metal, gives you the look you wanted without the lumber. We would rather lose a tile job than bend a house.',
    ],
    points: [
      {
        question: 'Do I need a permit to change to tile in Springboro?',
        answer:
          'Expect questions, because the load on the frame changes. We ask the office for your Warren County address and put the engineer’s letter with the request.',
      },
      {
        question: 'Can rafters be strengthened from inside?',
        answer:
          'Often. Sister rafters, a purlin with struts down to a bearing wall, collar ties. Trusses are another matter: never cut or add to one without the engineer’s detail.',
      },
    ],
    issueRemarks: [
      {
        issue: 'A frame too light',
        remark:
          'No Springboro price for a change to tile leaves our desk before the frame has been looked at.',
      },
    ],
    sources: [],
  },
  'centerville-oh': {
    intro:
      'On a Centerville tile roof, choose the metal as if you could never reach it again, because you hardly can.',
    paragraphs: [
      'Valleys, chimney pans, the strip where roof meets wall: all of it lies under tile once the job is done. To change a valley later, tile has to come up for three feet on both sides. That makes thin galvanized steel a false saving. We quote heavy-gauge coated steel and copper side by side, with the difference in dollars.',
      'Shape matters as much as thickness. A valley with a raised rib down the middle stops water from a steep slope running up under the tile of a flatter one. Edges are turned back so that whatever washes over stays in the pan. Cut tiles stop short of the rib and leave a channel that leaves can slide through.',
      'Look at the old metal for clues. Rust in a thin line shows where cut tile held dirt. Rust all over means it is simply at its end.',
    ],
    points: [
      {
        question: 'Is tile on Centerville’s permit list?',
        answer:
          'The city publishes which work needs a permit. Going from shingle to tile changes the load, so we ask by name about that and not about re-roofing in general.',
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
    sources: ['centervillePermitList'],
  },
  'beavercreek-oh': {
    intro: 'Weight alone does not keep tile on a Beavercreek roof when the wind gets under it.',
    paragraphs: [
      'A heavy tile feels as if it could not move. Wind does not push it down, though. It lifts. Air rushing over the ridge lowers the pressure above, and air inside the attic presses from below. The corners, the ridge and the eave feel it first. On May 27, 2019 an EF3 tornado crossed Beavercreek, and against that no fastening is a promise. Against a March front, fastening is everything.',
      'So we nail or screw every tile along the eaves, rakes, hips and ridges, and in the field as the maker’s wind table asks for that slope and height. The nose of the eave course gets a clip. Ridge tiles are screwed to a board. Mortar by itself is decoration.',
      'On an older roof we test by hand: lift gently, course by course, along the edges. Whatever rises is counted and fixed.',
    ],
    points: [
      {
        question: 'Can flying tile damage the house next door?',
        answer:
          'A loose one can. That is why edges and ridges matter more than the field. After a storm keep people away from the eaves until somebody has looked.',
      },
      {
        question: 'Does tile stand up to hail?',
        answer:
          'Better than a worn shingle, but not always. A hard strike leaves a half-moon chip at the edge or a crack through the pan. We check both on a hail inspection.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose ridges and hips',
        remark: 'In a town that an EF3 has crossed, mortar-only ridges are the first thing we would change.',
      },
    ],
    sources: ['tornadoBeavercreek2019'],
  },
  'fairborn-oh': {
    intro: 'If your move to Fairborn came with a tile roof, here is what you need to know in the first year.',
    paragraphs: [
      'You may have come from a place where every house has tile, or from one where none does. Either way Ohio adds frost. A tile that was fine in a mild climate can drink water here and split, so find out what is up there. The maker’s name is pressed into the back. A spare in the shed will tell you, and so will a photo from us.',
      'Then three habits. Keep overhanging limbs cut back, because a falling branch breaks what hail would only chip. Have the valleys cleared each fall, by someone who knows where to step. And write down every visit: date, what was done, how many tiles are left in the stack.',
      'What you need not do is wash it, seal it or paint it. Moss can be brushed off. High pressure drives water under the tile and scours its face.',
    ],
    points: [
      {
        question: 'The seller left a pile of tiles. Keep them?',
        answer:
          'All of them. They are the right size, the right age and the right color, and may no longer be made. Stack them on edge, off the soil.',
      },
      {
        question: 'How often should it be looked at?',
        answer:
          'Once a year from a ladder, and after any storm that took limbs down. Fairborn is {miles} miles from us. An inspection costs you nothing.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Frost damage',
        remark:
          'If your tile came from a warmer line of the catalog, the flakes appear in the gutter long before the ceiling gets wet.',
      },
    ],
    sources: [],
  },
  'huber-heights-oh': {
    intro:
      'The brick walls of Huber Heights look strong, but on many brick houses the brick does not hold up the roof.',
    paragraphs: [
      'A town that describes itself as a community of brick homes may well ask whether brick can carry tile. The answer stands behind the brick. Solid masonry walls bear the roof. A brick veneer stands in front of a wood frame, tied to it, and carries nothing but itself. Then the frame decides.',
      'From inside the attic we can see which it is: where the rafters sit, what they sit on, how far they span. From outside, a course of brick ends showing every few rows hints at solid masonry, and small weep slots at the bottom hint at veneer.',
      'Color is the happier question. Brick already has five or six shades in it. Hold the tile against the wall, pick one of the quiet shades, and let the wall be the louder of the two.',
    ],
    points: [
      {
        question: 'How does tile meet a brick gable or chimney?',
        answer:
          'With a metal pan under the tile along the wall and counterflashing let into a mortar joint above. Mortar smeared into the corner cracks within a few frosts.',
      },
      {
        question: 'Is there a tile that weighs like shingles?',
        answer:
          'Stamped metal and some composites do. They are not tile, and they sound and age differently. For a veneer house with light framing they may be the sensible choice.',
      },
    ],
    issueRemarks: [
      {
        issue: 'A frame too light',
        remark:
          'Behind a brick front we look at the framing first; the wall in view may be carrying only itself.',
      },
    ],
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
    intro: 'Tile for a Troy roof is ordered once, so the count has to be right before the truck leaves.',
    paragraphs: [
      'Tile is made in runs. Order a pallet short and the second lot may be half a shade off, weeks late, or both. We measure each slope, then the pieces that are easy to forget: left and right rakes, ridge starters, three-way hips, vented tiles, closures for the eave. Then comes the waste at hips and valleys, and a stack that stays with you.',
      'When the pallets arrive we open several and mix them as we lay, so that any drift in color spreads over the roof instead of ending in a line.',
      'Troy is {miles} miles north of our shop and the load is heavy. It comes straight to your drive from the yard, not by way of ours. Tell us about soft ground, low wires and the width of the gate.',
    ],
    points: [
      {
        question: 'How long from order to first tile?',
        answer:
          'That depends on the maker. Stock colors can take days, special ones months. The estimate names the lead time we were given, and the old roof stays on until the pallets stand here.',
      },
      {
        question: 'Can part of the roof be something else?',
        answer:
          'Yes. Porches too flat for tile get a membrane or a seamed metal, in a color that goes with it. The change should fall on a real edge.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark: 'Your own stack of spares saves a {miles}-mile errand for one broken piece.',
      },
    ],
    sources: [],
  },
  'piqua-oh': {
    intro: 'For a Piqua roof the grade stamped on a clay tile matters more than its color.',
    paragraphs: [
      'Water grows by about a tenth when it freezes. A tile with open pores takes up rain in November, freezes, and sheds a flake as thin as a fingernail. One frost does little. A winter that swings above and below freezing, day after day, does a great deal.',
      'Clay tile is sorted for this. Under ASTM C1167, Grade 1 is meant for severe frost, Grade 2 for moderate, Grade 3 for hardly any. We use Grade 1 and nothing else here. Concrete has its own standard, C1492, with a freeze-and-thaw test. Ask to see the sheet. Any supplier has it.',
      'Then let the tile dry. Battens with gaps, an open eave with a bird stop, a vented ridge. Air that moves behind the tile carries off what the face has soaked up.',
    ],
    points: [
      {
        question: 'How can I tell the grade of tile that is already up?',
        answer:
          'By the maker’s mark on the back, or by its behavior. Flakes in the gutter, a face like sandpaper and a dull sound when tapped point to soft tile.',
      },
      {
        question: 'Does a sealer help soft tile?',
        answer:
          'It can make matters worse. Moisture still comes in from the back and the edges, and then it cannot get out through the face.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Frost damage',
        remark: 'Piqua is one of our three northern towns, and we price no clay tile here below Grade 1.',
      },
    ],
    sources: [],
  },
  'sidney-oh': {
    intro:
      'In Sidney a tile roof is laid by the thermometer, and mortar is the part that watches it most closely.',
    paragraphs: [
      'Tile itself can be laid on any dry day. What suffers from cold is everything wet or sticky: mortar at ridges and hips, adhesives, the self-adhered sheet at the eaves. Mortar that freezes before it cures turns to crumbs by spring and the ridge tiles sit loose. That is reason enough to build ridges dry, with a board, screws and a vented roll, in any month.',
      'For old mortar ridges we wait. A cracked bed can be held with straps over winter and rebuilt dry in April.',
      'Shelby County is the far end of our map, {miles} miles from Miamisburg. We plan tile here between April and October, with the material on site before the old roof is touched, and we leave no slope open when the crew drives home.',
    ],
    points: [
      {
        question: 'Is a dry ridge as tight as mortar?',
        answer:
          'Tighter, as a rule. The roll under the ridge tile lets air out and keeps water from blowing in, and the screws hold where mortar only rests.',
      },
      {
        question: 'Will snow slide off tile onto my steps?',
        answer:
          'From smooth or glazed tile it can, in one piece. Snow guards go in rows above doors and walks. They are set with the tile, so decide beforehand.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose ridges and hips',
        remark:
          'A screwed ridge needs no thaw to set, which is worth having at the northern end of our area.',
      },
    ],
    sources: [],
  },
  'franklin-oh': {
    intro:
      'You need not tile a whole Franklin house to have tile; a porch, a bay or a garden building can be enough.',
    paragraphs: [
      'A small tile roof is a job of details. There is hardly any field, only edges. At the eave the first course has to be kicked up by the height of one tile, or its nose dips and water runs behind the gutter. Open barrels there need bird stops, or sparrows and wasps move in. At the wall above, the pan flashing must reach high enough for drifted snow.',
      'Slope sets a limit. Most tile wants 4 in 12 or more. On a flatter porch the maker may allow less over a sealed membrane, and then the membrane is the roof and the tile its decoration. We tell you which of the two you are buying.',
      'The frame of a porch is also smaller than it looks. Posts and beam are checked like any rafter.',
    ],
    points: [
      {
        question: 'Is a tiny tile job worth your while?',
        answer:
          'Franklin is {miles} miles from the shop, so yes. What costs is the minimum order from the maker. Salvaged tile gets around that nicely.',
      },
      {
        question: 'Can the tile match my shingles in color?',
        answer:
          'Match is the wrong aim; tile will always read as tile. Pick a tone from the trim or the chimney instead and let it stand on its own.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark: 'On a porch the tile hangs at ladder height, so ladders are what breaks it.',
      },
    ],
    sources: [],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof tileRoofing>>>;
