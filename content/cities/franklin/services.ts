import { energyFacts } from '../../facts/energy.ts';
import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';

export const franklinServices = {
  'roof-replacement': {
    intro:
      'Often only one side of a Franklin roof is worn out, and it is fair to ask whether the other side can wait.',
    paragraphs: [
      'Roofs age by exposure. The south slope takes the sun, the west slope takes the weather, and the north one may look ten years younger. Replacing a single slope is possible, and now and then it is right: a plain gable, a clean ridge, an owner who plans to sell the whole house in a few years.',
      'There is a catch at every edge. The ridge cap has to be redone for both sides. Colors drift between production runs, so the halves will not match. Hips and valleys cannot be split cleanly at all. And the second slope, done later, pays again for set-up, dumpster and delivery.',
      'Franklin lies {miles} miles {direction} of our shop, so a visit just to look is no trouble. We price the slopes separately and you decide.',
    ],
    points: [
      {
        question: 'Could the garage go with the house?',
        answer:
          'Yes, and it is cheaper than a second visit. One dumpster, one delivery, one color. We list it separately so that you can still say no.',
      },
      {
        question: 'How can I tell that a slope is done?',
        answer:
          'Bare patches where the granules have gone, curled corners, cracks that run across tabs. From the ground, compare it with the north side through binoculars.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'Compare the gutters on both sides; the slope that sheds more grit is the one to price first.',
      },
    ],
    sources: [],
  },
  'roof-repair': {
    intro:
      'Look along the gutter line first: on many houses, in Franklin as elsewhere, the edge of the roof fails before the middle.',
    paragraphs: [
      'Water should leave the shingle, cross a metal drip edge and land in the gutter. Take away the metal, or hang the gutter an inch too low, and it curls back under the shingle instead. The end of the decking gets wet with every rain. Then the board behind the gutter goes soft, the gutter screws lose their hold, and the whole length begins to sag.',
      'A new gutter on that board is money spent twice. We take off the gutter, cut back to sound wood, replace the board, slip a drip edge under the lowest course and hang the gutter so that it falls toward the outlet.',
      'Franklin is a river town, and water on the ground is its own subject. From a roofer’s side the answer is simple: clean outlets, and downspouts that let go well away from the wall.',
    ],
    points: [
      {
        question: 'How do I check the board without a ladder?',
        answer:
          'Look for peeling paint below the gutter, dark streaks on the soffit, and a gutter that no longer runs parallel to the roof.',
      },
      {
        question: 'Do gutter covers prevent this?',
        answer:
          'They keep leaves out, mostly. They do not replace a missing drip edge, and some kinds lift the first course of shingles when they are fitted.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Step flashing and kickouts',
        remark: 'A missing kickout and a sagging gutter often share the same rotten corner.',
      },
    ],
    sources: [],
  },
  'tile-roofing': {
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
  'metal-roofing': {
    intro:
      'Water under a metal roof is not always a leak; on a cool Franklin morning it may be your own air.',
    paragraphs: [
      'Steel follows the night sky and gets colder than the air around it. If moist air touches the underside, it drips. A carport, a workshop or a porch with a bare metal roof can rain inside under a clear sky, and no amount of sealant will help.',
      'Over a house the cure is in layers. Underlayment lies tight to the deck, the attic below is vented, and bath fans blow outdoors rather than into the rafters. Over an open shed there is no attic, so the panel brings its own: a thin fleece on the back that holds the drops until the day dries them.',
      'How to tell the two apart? A leak follows rain and marks one spot. Condensation follows cold, clear nights, and it wets whole bays evenly. Keep notes for two weeks, and the answer is usually plain.',
    ],
    points: [
      {
        question: 'Will insulation under the panel fix a dripping shop?',
        answer:
          'Only if air cannot reach the steel around it. Foam boards with taped joints can. Loose batts pushed against the panel get wet and stay wet.',
      },
      {
        question: 'Can you look at it on a damp morning?',
        answer:
          'Yes, and we like to. Franklin is {miles} miles away, so we can come while it is happening instead of reading the stains in the afternoon.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'Before we touch a boot on a Franklin roof we ask whether the drip came with rain or with a clear night.',
      },
    ],
    sources: [],
  },
  'flat-roof-systems': {
    intro:
      'White or black is the question we would settle first for a flat roof in Franklin, and the honest answer has two seasons.',
    paragraphs: [
      'A white TPO sheet throws back most of the summer sun. On a shop that is cooled all day, that shows on the bill. Under a black EPDM sheet the same roof is far hotter in July, and in February it takes in some warmth for nothing. In a heating climate like ours, the government’s cool-roof calculator nets one against the other: a gain in summer, a small loss in winter.',
      'How much insulation lies below matters more than either. With four inches of board, color is nearly a matter of taste. With one inch it is not.',
      'Dirt has a vote. A white roof that nobody washes turns gray, and then does less. And glare can annoy whoever lives upstairs next door. Over a porch none of this counts. Take the sheet that suits the corners.',
    ],
    points: [
      {
        question: 'What does electricity cost in this sum?',
        answer: `For homes in Ohio, ${energyFacts.electricityPrice.figures.centsPerKilowattHour} cents a kilowatt-hour in April 2025. Businesses pay by other tariffs, so use the figure on your own bill.`,
      },
      {
        question: 'Can a black roof be made white?',
        answer:
          'With a coating, if it is dry, clean and primed for that sheet. Do it because the roof needs protection. The color is then a free extra.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Coating and restoration',
        remark:
          'If you want white for summer comfort in Franklin, have the moisture test done first; wet board cancels the gain.',
      },
    ],
    sources: [energyFacts.electricityPrice],
  },
  'commercial-roofing': {
    intro:
      'Before anyone talks about membranes on a Franklin warehouse, look at how your own staff get up there.',
    paragraphs: [
      'Most people who go onto a commercial roof are not roofers. They read a meter, reset a breaker, fetch a ball. They use a ladder that moves, step over a parapet that reaches their knee, and lean on a skylight that looks like glass and is plastic. A renewal is the cheapest time to change all of that.',
      'We list it with the survey: a fixed ladder with a gate, a rail where the hatch opens toward the edge, screens over light domes, a marked path from hatch to unit. Any of these can be built on feet that need no hole. Nothing has to be bought at once.',
      'Franklin lies {miles} miles from us, so a safety walk is easily done along with the fall check. For the roof itself count on the permit that Ohio requires on commercial buildings.',
    ],
    points: [
      {
        question: 'Are we responsible if a repairman falls?',
        answer:
          'Ask your insurer and your attorney; we are neither. What we can tell you is where the hazards are, on photos, and what removing each one costs.',
      },
      {
        question: 'The dock canopy leaks, but the main roof is new. Related?',
        answer:
          'Possibly. Water often runs off the large roof onto the small one. If a downspout empties there, the canopy takes ten times its own rain.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Blocked drains',
        remark:
          'Somebody at your Franklin building should be able to reach each drain without climbing over a rail-less edge.',
      },
    ],
    sources: [stateFacts.commercialPermit],
  },
  'emergency-repairs': {
    intro: 'It is wet in Franklin tonight, but is it the roof?',
    paragraphs: [
      'Three questions sort out most calls. Did it begin with the rain and does it follow the rain? Is the wet spot on the top floor? Is it near a wall, a chimney, a vent? Three times yes and you should have us out.',
      'If it drips in dry weather, look at pipes. A toilet supply that weeps, a shower pan, the drain line of the air conditioner when its tray has overflowed: each makes a neat brown ring and has nothing to do with shingles. Shut the valve or the unit and see if it stops.',
      'If water comes up from below or in at the foundation, no roofer can help, and the river is a matter for the authorities. Gutters are ours, though. A downspout that has come off can put a roof’s worth of rain against one corner of the basement.',
    ],
    points: [
      {
        question: 'I cannot tell. May I call anyway?',
        answer:
          'Yes. Describe it, send a picture, and we say what we think. Franklin is {miles} miles away, and a look settles it if words do not.',
      },
      {
        question: 'The gutter is pouring over in the storm. Is that urgent?',
        answer:
          'Not tonight, unless it runs into a window or a wall. Never climb to it in rain. Next day check the outlet first; it is usually a plug of leaves.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'In a Franklin house with a bathroom above the stain, run that shower for five minutes before you blame the roof.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro: 'Before the ladder goes up at a Franklin house, its gutters have usually told us half the story.',
    paragraphs: [
      'Reach in and take a handful. Sand-like grit is the wearing surface of your shingles. A thin line of it is age; a thick bed is age in a hurry. Black crumbs come from the asphalt below. Slivers of rubber are from a pipe collar. Splinters of wood mean that something behind the gutter is rotting. Seedlings mean that nobody has looked for two years.',
      'Next the lines. A gutter hung level holds water, and one that has dropped at the middle shows which hanger let go. Streaks on its front say that it overflows; streaks behind it say that the drip edge is missing. Franklin has a river of its own, and the rain from the roof need not be led to the basement as well.',
      'Only then do we climb. By that time we know which slope to begin with.',
    ],
    points: [
      {
        question: 'Do you clean the gutters as part of it?',
        answer:
          'We clear what hides the edge of the roof. A full cleaning is a separate small job, and we tell you beforehand if it is needed.',
      },
      {
        question: 'How soon can you come?',
        answer:
          'Franklin is {miles} miles from the shop, so a gap between two jobs will do. Say whether mornings or evenings suit and leave the gate open.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark: 'In Franklin we lay a level on each run; a quarter inch of fall in ten feet is all it needs.',
      },
    ],
    sources: [],
  },
} as const satisfies ServiceTexts;
