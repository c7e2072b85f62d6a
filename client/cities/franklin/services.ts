import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { franklinFacts } from './facts.ts';

export const franklinServices = {
  'roof-replacement': {
    pageTitle: 'Roof replacement in Franklin, OH: application and Mackinaw',
    pageDescription:
      'Who permits a new roof in Franklin? Building & Zoning, 937-746-9921 ext. 1001. What its page leaves open, and what to ask in the Mackinaw district.',
    intro:
      'Inside Franklin a roof permit comes from the city, not Warren County: call Building & Zoning at 937-746-9921 ext. 1001.',
    paragraphs: [
      'The division is state-certified for residential work, and its applications are PDF forms. Its page does not say whether a shingle-only job needs a permit. We describe the scope to them, shingles and any decking, and tell you the answer and the fee they quote.',
      'Is the house in the Mackinaw Historic District? It is on the National Register. Ask the city whether it reviews changes there before you order a shingle in a new color.',
      'One thing is the same everywhere in Ohio. The code wants drip edge at eaves and rakes, lapped 2 inches and reaching 2 inches up the deck. If your old roof has none, the board behind the gutter is where we expect rot, and we price it by the foot before we start.',
    ],
    points: [
      {
        question: 'Can you replace only the worn side?',
        answer:
          'Yes, on a plain gable. The colors will not match exactly and the ridge has to be opened for both sides, so we price one slope and two.',
      },
      {
        question: 'Could the garage be done at the same time?',
        answer: 'Yes, and it costs less than a second visit. We list it separately so you can still say no.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Worn-out flashing',
        remark:
          'We replace flashing with the shingles on Franklin roofs unless it is copper or lead in good shape.',
      },
    ],
    sources: [
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
      franklinFacts.shinglesOnly,
      franklinFacts.mackinawDistrict,
      stateFacts.dripEdge,
    ],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Franklin, OH: small jobs and rotten eaves',
    pageDescription:
      'One leak, a rotten eave or a few shingles in Franklin: the trip from our shop is short. Who at the city to ask about a permit, and what wind leaves.',
    intro:
      'Franklin is {miles} miles from our shop, so a small repair there does not have to wait for a bigger one.',
    paragraphs: [
      'Some repairs only change shingles, others go down to the wood. The city’s page does not name roofing, so we call Building & Zoning at 937-746-9921 ext. 1001, or 937-993-0842, and ask which ones need a permit. If the house is in the Mackinaw Historic District, we ask in the same call whether anyone reviews changes there.',
      'Then the repair. At the eave we take off the gutter, cut back to sound wood, slip in a drip edge and hang the gutter so it drains. In an open metal valley Ohio’s code asks for a lining at least 24 inches wide, and a narrow one explains a good many stains.',
    ],
    points: [
      {
        question: 'Can I check the board behind the gutter from the ground?',
        answer:
          'Look for peeling paint under the gutter, dark streaks on the soffit, or a gutter that no longer runs straight.',
      },
      {
        question: 'Do gutter covers solve this?',
        answer:
          'They keep most leaves out. They do not replace a missing drip edge, and some lift the first row of shingles.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Valley wear',
        remark:
          'If leaves lie in a valley of your Franklin house until spring, have the metal under them checked.',
      },
    ],
    sources: [
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
      franklinFacts.shinglesOnly,
      franklinFacts.mackinawDistrict,
      stateFacts.openMetalValley,
      stateFacts.dripEdge,
    ],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Franklin, OH: slope limits and who to ask',
    pageDescription:
      'Clay or concrete tile in Franklin needs a slope of at least 2½ in 12. The city division that answers on permits, and the Mackinaw Historic District.',
    intro:
      'Ohio’s code lets tile go on a Franklin roof of 2½ in 12 or steeper, on a double underlayment where it is under 4 in 12.',
    paragraphs: [
      'Many porches are flatter than that. On those we would use a membrane and keep tile for the main roof. We measure the slope at the first visit, together with the rafters, because tile is much heavier than shingles.',
      'In the Mackinaw Historic District, ask the city about exterior review before tile comes off or goes on. The Building & Zoning Division answers at 937-746-9921 ext. 1001 and issues the permit if your job needs one. Its application is a PDF form, and a sketch of the frame helps.',
    ],
    points: [
      {
        question: 'Will you take a small tile job?',
        answer:
          'Yes, at {miles} miles the trip is short. The cost is mostly the minimum order of tile. Salvaged pieces can get around it.',
      },
      {
        question: 'Can tile match the color of my shingles?',
        answer:
          'Not closely. Pick a tone from the trim or the chimney and let the porch look different from the main roof.',
      },
    ],
    issueRemarks: [
      {
        issue: 'A frame too light',
        remark:
          'If shingles were on your Franklin roof before, we want an engineer’s word on the rafters first.',
      },
    ],
    sources: [
      stateFacts.tileSlope,
      franklinFacts.mackinawDistrict,
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Franklin, OH: permit call and low slopes',
    pageDescription:
      'Standing seam for a Franklin house: what the code allows on low slopes, which city division to call, and what to ask in the Mackinaw district.',
    intro: 'Before changing to metal in Franklin, make one call: Building & Zoning, 937-746-9921 ext. 1001.',
    paragraphs: [
      'Ask two things. Does a change of covering need a permit? The page is silent on roofing; the answer comes by phone, and the form is a PDF. And does the city review changes in the Mackinaw Historic District, if that is where you live? A panel roof looks very different from shingles.',
      'Metal solves one problem shingles cannot. Ohio’s code lets standing seam go down to ¼ in 12, far below the 2 in 12 where asphalt shingles stop. For a low porch that is welcome, as long as the panel’s manufacturer agrees in writing to that slope.',
    ],
    points: [
      {
        question: 'My metal roof drips on clear, cold mornings. Is it leaking?',
        answer:
          'Maybe not. Moist air condenses on cold steel. A leak follows rain and marks one spot. Write down the weather each time for two weeks.',
      },
      {
        question: 'Do you work on metal porch roofs alone?',
        answer: 'Yes. Franklin is close, so a porch is a fair day’s work for us.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Backed-out screws',
        remark:
          'On an older screw-down roof in Franklin we check the washers row by row before we talk about new panels.',
      },
    ],
    sources: [
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
      franklinFacts.shinglesOnly,
      franklinFacts.mackinawDistrict,
      stateFacts.standingSeamSlope,
      stateFacts.shingleSlope,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roofs in Franklin, OH: one division for all permits',
    pageDescription:
      'From a porch to a warehouse, Franklin’s Building & Zoning Division handles the permit. Slope for new membranes, sealed plans, and a look after snow.',
    intro:
      'Porch or warehouse, Franklin handles every flat roof at the same city office: Building & Zoning, 937-746-9921 ext. 1001.',
    paragraphs: [
      'The division is state-certified for residential and commercial work and takes applications as PDF forms. For a membrane on a business, Ohio wants plans with an architect’s or engineer’s seal. For a porch, ask whether the job needs a permit at all; the page does not name roofing.',
      'Under a new membrane Ohio’s code wants ¼ in 12 of slope or more. If yours is flatter, tapered insulation makes the difference, and it has to fit under the door sill and the siding. We measure both before we choose a sheet.',
      'One more question: did yours leak when the snow of January 25, 2026 melted? Dayton had 12.4 inches that day. Tell us where it came in.',
    ],
    points: [
      {
        question: 'Black or white membrane?',
        answer:
          'Choose by how it is attached, what the edges look like and who walks on it. We price EPDM and TPO side by side for your roof.',
      },
      {
        question: 'Can a coating put off the replacement?',
        answer:
          'If the insulation is dry and the seams hold, often for some years. We test for moisture first, and on a wet roof we say no.',
      },
    ],
    issueRemarks: [
      {
        issue: 'EPDM shrinkage',
        remark:
          'Look along the walls of your Franklin porch roof. Rubber that no longer lies in the corner is pulling.',
      },
    ],
    sources: [
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
      franklinFacts.shinglesOnly,
      franklinFacts.commercialPermits,
      stateFacts.commercialPermit,
      stateFacts.membraneSlope,
      storms.snow2026,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Franklin, OH: the city’s own desk',
    pageDescription:
      'Franklin’s Building & Zoning Division issues commercial roof permits itself. The number to call, whose seal the plans need, and safer roof access.',
    intro:
      'Franklin issues commercial roof permits at its own Building & Zoning Division, 937-746-9921 ext. 1001, not through Warren County.',
    paragraphs: [
      'The division is state-certified for commercial work. Ohio asks for an architect’s or engineer’s seal on the plans and excepts only simple shingle replacement. Have that person call the division before drawing, and get the seal priced as its own line in every bid.',
      'While plans are being drawn, look at how your staff reach the roof. A fixed ladder, a rail at the roof access, screens over skylights and a marked path to the units are easiest to add when the membrane is new. We list each one separately.',
      'The snow of January 25, 2026, 12.4 inches at Dayton, is a fair test to ask your maintenance crew about. Which drains backed up?',
    ],
    points: [
      {
        question: 'The dock canopy leaks but the main roof is new. Why?',
        answer:
          'Check where the main roof drains. If a downspout empties onto the canopy, it takes far more water than its own rain.',
      },
      {
        question: 'How soon can you look at it?',
        answer:
          'Franklin is {miles} miles from us, so an early visit before your shift starts is easy to arrange.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Blocked drains',
        remark:
          'Someone at your Franklin building should be able to see every drain without leaning over an edge.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      franklinFacts.commercialPermits,
      franklinFacts.permitOffice,
      storms.snow2026,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency roof repair in Franklin, OH: roof, pipe or wire?',
    pageDescription:
      'Roof open in Franklin? We are {miles} miles up the road. How to tell a roof leak from a pipe, what to do around wires, and what wind did close by in 2025.',
    intro: 'Franklin is {miles} miles from our shop: we put the drive at {drive}, plus the time to load.',
    paragraphs: [
      'Call even if you are not sure it is the roof. Did the water start with the rain? Is the wet spot on the top floor, near an outside wall, a chimney or a vent? Three times yes, and we come. If it drips in dry weather, shut off the water to the bathroom above and see whether it stops.',
      'Before you step outside, look for wires. On April 29, 2025 straight-line wind that gusted to 68 mph at Dayton brought wires down near Springboro, {milesToSpringboro} miles away. If one is on your house or in the yard, stay inside, call 911 and the utility, and then us. We tarp once the line is dead.',
    ],
    points: [
      {
        question: 'The gutter is pouring over. Is that an emergency?',
        answer:
          'Only if the water runs into a window or a wall. Do not climb up in the rain. The next day, look for a plug of leaves at the outlet.',
      },
      {
        question: 'Water is coming into the basement. Can you help?',
        answer:
          'With a downspout that came off, yes. With water rising from the ground or the river, no. Call the city or the fire department for that.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Skylight or vent torn open',
        remark: 'If a vent lid is on the lawn in Franklin, keep it. It tells us the size to bring.',
      },
    ],
    sources: [storms.wind2025],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Franklin, OH: after wind, after snow',
    pageDescription:
      'A free roof inspection in Franklin, {miles} miles from our shop. What the wind of April 2025 and the snow of January 2026 may have left on yours.',
    intro:
      'We inspect Franklin roofs free of charge, and with an estimated drive of {drive} we can usually find a time soon.',
    paragraphs: [
      'Recent weather gives us a list. The wind of April 29, 2025 brought wires down near Springboro, {milesToSpringboro} miles from here, so we check the shingles along rakes and ridge. The snow of January 25, 2026, 12.4 inches at Dayton, is why we look at the eaves inside and out for stains from the thaw.',
      'The gutters come first. Grit in them is the surface of your shingles, rubber crumbs come from a pipe collar, and wood splinters mean rot behind the board. Last is the attic: light at the soffits, vents that are open, insulation that is dry.',
    ],
    points: [
      {
        question: 'Do you clean gutters on that visit?',
        answer:
          'We clear what hides the roof edge. A full cleaning is a separate small job with its own price.',
      },
      {
        question: 'I live in the Mackinaw district. Does that change anything?',
        answer:
          'Not for an inspection. If you plan work afterward, ask the city whether it reviews changes in the historic district, and we note the details worth keeping.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark:
          'We put a level on each run of gutter. In Franklin as anywhere, a quarter inch in ten feet is enough.',
      },
    ],
    sources: [storms.wind2025, storms.snow2026, franklinFacts.mackinawDistrict],
  },
} as const satisfies ServiceTexts;
