import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';
import { troyFacts } from './facts.ts';

export const troyServices = {
  'roof-replacement': {
    intro:
      'Troy is {miles} miles from our shop, so we settle the decking question before the first shingle comes off.',
    paragraphs: [
      'What lies under the shingles is what makes roof budgets slip. Boards with wide gaps, thin sheets that have sagged between the rafters, rot around a vent that dripped for years. We look from the attic with a light and a probe, walk the slopes for bounce, and mark what we find on a sketch.',
      'Then the estimate carries a price per sheet and a number of sheets we expect. You know both before you sign. If fewer are needed, you pay for fewer.',
      'The truck that comes up I-75 carries spare sheathing, vents in two sizes and extra coil for flashing. The drive is about {drive}, estimated from distance, and nobody should make it twice for one pipe boot.',
    ],
    points: [
      {
        question: 'Are gaps between old boards a problem?',
        answer:
          'Up to a point, no. Shingle makers limit the gap, because a nail that lands in it holds nothing. Past that limit we cover the boards with new sheathing.',
      },
      {
        question: 'Does Troy need a permit for a re-roof?',
        answer:
          'Ask the Miami County Building Department: it issues building permits inside the city too, and the city’s page does not name roofing. We ask before scheduling and mention that decking may change.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Soft decking',
        remark:
          'For Troy the count of doubtful sheets is in the estimate, and the spare ones are on the truck.',
      },
    ],
    sources: [troyFacts.permitOffice],
  },
  'roof-repair': {
    intro:
      'Before we drive the {miles} miles to a Troy repair, help us make a list: one visit can close five small things.',
    paragraphs: [
      'A single lifted shingle hardly ever comes alone. Walk around the house with a phone, and through the rooms under the roof with a flashlight. Photograph anything that puzzles you: a bent ridge cap, a drip line on the siding, a skylight with a brown corner, a vent that has lost its hood.',
      'Send the lot. We sort it into three piles, as far as pictures allow. What lets water in now. What will, within a winter or two. What only looks bad. The first pile sets the date, the second is quoted alongside it, and the third is left to you.',
      'Skylights need their own line. Water on the inside of the glass on a cold morning is condensation from the room. Water at the head of the frame after rain is flashing. The first wants ventilation, the second a roofer.',
    ],
    points: [
      {
        question: 'Is there a charge for the distance?',
        answer:
          'Inspection and estimate are free in Troy as everywhere in our area. Any travel in a repair price is in the written figure before you agree to it.',
      },
      {
        question: 'Can a neighbor share the visit?',
        answer:
          'Gladly. Two addresses in Troy, or one here and one in Tipp City {milesToTippCity} miles south, make a sensible day for one crew.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked pipe boots',
        remark: 'Put every pipe on your list; all of the same age can be done in the one trip to Troy.',
      },
    ],
    sources: [],
  },
  'tile-roofing': {
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
  'metal-roofing': {
    intro: 'House, garage and barn on one Troy property need not wear the same metal roof.',
    paragraphs: [
      'On the house we use standing seam, with its fasteners under cover. On a pole barn that is mostly money standing in a field. A ribbed panel screwed through its face costs far less and keeps hay and tractors dry, as long as someone looks after the screws.',
      'There are hundreds of them, each with a rubber washer. Driven too softly they leak; too hard, and the washer squeezes out and splits. Cold nights and hot noons work them loose over the years. Walk the barn after a thaw and look up: daylight around a shank, a rust trail down the purlin, a drop on the floor.',
      'When a quarter of them are tired, change them all, one size thicker so that the thread finds new wood. For a long roof in Troy that is a day’s work for two people.',
    ],
    points: [
      {
        question: 'Why does my barn roof drip when it has not rained?',
        answer:
          'Warm, moist air from animals or a concrete floor condenses on cold steel. A fleece-backed panel or a ridge vent cures that. More screws do not.',
      },
      {
        question: 'Is an outbuilding worth the {miles} miles?',
        answer:
          'Joined to a house job, certainly. By itself, tell us the size and send photos, so that one trip from Miamisburg settles the estimate.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Backed-out screws',
        remark:
          'For barns around Troy we quote a full change of screws beside a new roof, and the first often wins.',
      },
    ],
    sources: [],
  },
  'flat-roof-systems': {
    intro: 'Before anyone in Troy pays for a coating, cut a hole in the roof the size of a hand.',
    paragraphs: [
      'A coating is paint with ambitions. On a dry roof with sound seams it can add years for a good deal less than a tear-off. On a wet one it is a lid on a pot. The only way to know is to look inside.',
      'We read moisture across the whole surface with a meter, mark what reads high, and cut a core at the best and the worst spot. You see a cake of layers: how many roofs lie there, what insulation, whether it drips when squeezed. The hole is patched at once. Damp areas are drawn to scale. If they make up a small share they are cut out and rebuilt, and the rest may be coated.',
      'Should there be two roofs already, or the deck show rust, we say so and price the tear-off.',
    ],
    points: [
      {
        question: 'Silicone or acrylic?',
        answer:
          'Silicone puts up with standing water but gets slippery, and later only more silicone will stick to it. Acrylic needs good drainage and is easier to recoat. Slope decides.',
      },
      {
        question: 'How is the test arranged from {miles} miles away?',
        answer:
          'In one visit, on a dry day, with the meter, the core drill and patching material on the truck. You get the drawing and the photographs afterward.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Coating and restoration',
        remark: 'For a roof in Troy we quote coating and replacement only after the core has been cut.',
      },
    ],
    sources: [],
  },
  'commercial-roofing': {
    intro:
      'On a commercial job in Troy the measure of a day is not what was torn off but what was dry at five o’clock.',
    paragraphs: [
      'With {miles} miles between our shop and your building, nobody pops over at midnight to fix a flapping edge. So the rule for the end of the day is strict. The new membrane is sealed to the old along a straight line, with a strip made for it, weighted and checked. Drains inside the line are open. The foreman sends you a photo of the seam.',
      'We divide the roof into pieces a crew can finish, beginning at the far end from the hoist, so that nobody drives carts over new sheet. The piece for tomorrow is chosen this afternoon, from the forecast.',
      'Material stands on site, spread over the beams. The permit Ohio requires for commercial re-roofing hangs by the hatch. And the people who will inspect are told the dates beforehand rather than called in a hurry.',
    ],
    points: [
      {
        question: 'What if a storm is forecast in mid-job?',
        answer:
          'We stop opening. Two hours of closing and weighting come first, and the crew stays until it is done. A lost day is in the schedule from the start.',
      },
      {
        question: 'Troy is a county seat. Do you work for public owners?',
        answer:
          'We can. Send the bid documents with their deadlines. We answer point by point, and say openly if a requirement is one we cannot meet.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Open membrane seams',
        remark: 'In a job with nights between the sections, the tie-in line is the seam that matters most.',
      },
    ],
    sources: [stateFacts.commercialPermit],
  },
  'emergency-repairs': {
    intro: 'Troy is {miles} miles from our shop, so the first hour is yours; here is how to spend it.',
    paragraphs: [
      'Minute one: call, so that someone is moving while you work. Our figure for an emergency crew on site is {arrival}. The drive alone we estimate at {drive}, from the distance, on dry roads.',
      'Then upstairs. Switch off the circuit of the wet room. Slide beds and electronics to the dry wall. Hang a string from the drip to a bucket, and the splashing stops. Put a towel in the bucket if the sound wears you down.',
      'Next the attic, only if it has a floor and a light. If you can see the drip, put a wide pan below it on a board laid over two joists. If not, leave.',
      'Last, the camera. Ceiling, floor, the roof from the yard, the sky. When you hear our truck, put on the porch light.',
    ],
    points: [
      {
        question: 'Should I call a roofer nearer than you as well?',
        answer:
          'If one answers and can come sooner, use them. Dry is dry. Tell us, and we will take you off the list without a word.',
      },
      {
        question: 'What will you be able to do in the dark?',
        answer:
          'Close a hole, tie down a tarp, catch what still comes. Tracing a slow leak and matching shingles wait for morning, and we leave you with an appointment.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'With {drive} of road between us, a bucket in the right spot does more for a Troy ceiling than anything on our truck.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro:
      'Share the trip: an inspection in Troy is easiest to get quickly on a day when we are in Miami County anyway.',
    paragraphs: [
      'It is {miles} miles from our shop to Troy, and {milesToPiqua} more to Piqua. We try to do three or four roofs along that stretch of I-75 in a day. If you can give us two dates instead of one, you will most likely be seen sooner. Neighbors who ask together get one visit and two reports.',
      'Two seasons tell us most. Late March, when frost has done its worst and nothing has been patched yet. And November, after the leaves, when valleys can be seen to the bottom and there is still time for a repair before snow.',
      'We bring what is needed to close small things on the spot, a nail head or a slipped cap, so that the report need not say “return visit”. It is noted, with a picture of before and after.',
    ],
    points: [
      {
        question: 'Is it free this far out as well?',
        answer:
          'Yes, everywhere in our area, and without obligation. Sharing a day with others saves our time, which is why we ask.',
      },
      {
        question: 'What if it rains on the day?',
        answer:
          'A drizzle is good for finding leaks from the attic and bad for walking a slope. We do the inside, and come back for the outside on the next round.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark: 'On the November round through Troy this is the finding we can often settle the same day.',
      },
    ],
    sources: [],
  },
} as const satisfies ServiceTexts;
