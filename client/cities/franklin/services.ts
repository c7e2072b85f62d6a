import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { franklinFacts } from './facts.ts';

export const franklinServices = {
  'roof-replacement': {
    pageTitle: 'Roof replacement in Franklin, OH: permit and drip edge',
    pageDescription:
      'Who issues the permit for a new roof in Franklin? The city’s Building & Zoning Division. How it takes applications, and the drip edge the code requires.',
    intro:
      'Inside Franklin a roof permit comes from the city’s own Building & Zoning Division, not from Warren County.',
    paragraphs: [
      'Franklin’s Building & Zoning Division is state-certified for residential work, and its applications are PDF forms. We tell the division what the job covers, the shingles and any decking, and give you its answer and the fee.',
      'The metal at the roof edge protects the fascia, the board behind the gutter. Ohio’s code requires drip edge at eaves and rakes (the sloping edges), lapped 2 inches and reaching 2 inches up the deck. If your old roof has none, we check that board for rot at the inspection and list new board in the estimate where the old one is rotten.',
    ],
    points: [
      {
        question: 'Can you replace only the worn side?',
        answer:
          'Yes, on a simple gable roof, where two slopes meet at one ridge. The colors will not match exactly, and the ridge cap has to come off either way, so we give you one price for the worn side and one for both.',
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
          'We put in new flashing along with the new shingles; check in any other bid whether the old metal stays.',
      },
    ],
    sources: [franklinFacts.permitOffice, franklinFacts.applicationForms, stateFacts.dripEdge],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Franklin, OH: small jobs and rotten eaves',
    pageDescription:
      'One leak, a rotten eave or a few shingles in Franklin: the trip from our shop is short. Who to call about a permit, and signs of rot behind the gutter.',
    intro:
      'Franklin is a short drive from our shop, so your small repair does not have to wait until we have a bigger job nearby.',
    paragraphs: [
      'Some Franklin repairs only replace shingles; others go down to the wood. In both cases we ask Building & Zoning whether the job needs a permit.',
      'At a rotten eave we take off the gutter, cut back to sound wood, fit new boards, add a drip edge and rehang the gutter so it drains.',
      'Stains inside often come from a valley, where two slopes meet. If it is lined with bare metal, Ohio’s code requires a lining at least 24 inches wide. Water can run past the edge of a narrower one and in under the shingles.',
    ],
    points: [
      {
        question: 'Can I check the board behind the gutter from the ground?',
        answer:
          'Yes. Look for peeling paint under the gutter, dark streaks on the soffit, or a gutter that no longer runs straight.',
      },
      {
        question: 'Do gutter covers keep that board dry?',
        answer:
          'Not alone. They keep most leaves out, but they do not replace a missing drip edge, and some lift the first row of shingles.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Valley wear',
        remark: 'If leaves lie in a roof valley until spring, have the metal or shingles under them checked.',
      },
    ],
    sources: [franklinFacts.permitOffice, stateFacts.openMetalValley],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Franklin, OH: slope limits and permit',
    pageDescription:
      'Clay or concrete tile in Franklin needs a slope of at least 2½ in 12. What goes on a flatter porch, and which city division to call about permits.',
    intro:
      'Ohio’s code lets tile go on a Franklin roof of 2½ in 12 or steeper, on a double underlayment where the slope is under 4 in 12.',
    paragraphs: [
      'A porch roof is often flatter than 2½ in 12. On such a porch in Franklin we would use a membrane or standing seam and keep tile for the main roof. We measure the slope at the first visit, together with the rafters, because tile is much heavier than shingles.',
      'The city’s Building & Zoning Division issues the permit if your job needs one. Its application is a PDF form. For a change from shingles to tile we send the weights and the rafter sizes along with it.',
    ],
    points: [
      {
        question: 'Will you take a small tile job?',
        answer:
          'Yes. The trip is short, but new tile may have a minimum order. Salvaged pieces can get around it.',
      },
      {
        question: 'Will a membrane on the porch look odd beside tile?',
        answer:
          'From the street you mostly see the metal along its edge, and that can be painted a color that goes with the tile.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Framing too light',
        remark: 'If your Franklin roof had shingles before, we want an engineer’s word on the rafters first.',
      },
    ],
    sources: [stateFacts.tileSlope, franklinFacts.permitOffice, franklinFacts.applicationForms],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Franklin, OH: low slopes and the permit',
    pageDescription:
      'Standing seam for a Franklin house: what the code allows on low slopes, and which city division to call about the permit.',
    intro:
      'Metal can suit a porch roof with little slope in Franklin, because Ohio’s code allows standing seam on slopes far too low for shingles.',
    paragraphs: [
      'The code lets standing seam (panels joined by raised, folded seams) go down to ¼ in 12, while asphalt shingles stop at 2 in 12. The panel’s manufacturer may ask for more slope than the code does, so we measure your porch and get the manufacturer’s word in writing.',
      'We ask Building & Zoning whether a change from shingles to metal needs a permit. If it does, the form is a PDF, and we fill it in with the panel, the gauge and the slope.',
    ],
    points: [
      {
        question: 'My metal roof drips on clear, cold mornings. Is it leaking?',
        answer:
          'Maybe not. Moist air condenses on cold steel. A leak follows rain or melting snow and marks one spot. Write down the weather each time for two weeks.',
      },
      {
        question: 'Would you come for the metal roof of a porch and nothing else?',
        answer: 'Yes. Franklin is close, so a porch is worth the trip.',
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
      stateFacts.standingSeamSlope,
      stateFacts.shingleSlope,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Franklin, OH: one permit division',
    pageDescription:
      'From a porch to a warehouse, Franklin’s Building & Zoning Division handles any permit. Slope for new membranes, sealed plans, and leaks in snowmelt.',
    intro:
      'Porch or warehouse, if a flat roof in Franklin needs a permit, it comes from one city office: the Building & Zoning Division.',
    paragraphs: [
      'Franklin’s Building & Zoning Division is state-certified for residential and commercial work and takes applications as PDF forms. For a membrane on a commercial building, Ohio requires plans with an architect’s or engineer’s seal. For a porch, we ask whether the job needs a permit at all.',
      'In new work Ohio’s code requires at least ¼ in 12 under a membrane. If your old roof is flatter, tapered insulation can make up the difference, and it has to fit under the door sill and the siding. We measure both before we choose a membrane.',
      'Did your flat roof leak when snow melted last winter? Tell us where it dripped. We look for the open seam or flashing above it, and for a low spot that no drain empties.',
    ],
    points: [
      {
        question: 'Black or white membrane?',
        answer:
          'White keeps an air-conditioned building cooler in summer. Over a porch the color hardly matters; good seams and edges matter more. We recommend EPDM (black rubber) or TPO (white plastic) and say why, and we price the other one too if you ask.',
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
          'Look along the walls of your Franklin porch roof. Rubber that has pulled out of the corner has probably shrunk.',
      },
    ],
    sources: [
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
      franklinFacts.commercialPermits,
      stateFacts.commercialPermit,
      stateFacts.membraneSlope,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Franklin, OH: the city’s own office',
    pageDescription:
      'Franklin’s Building & Zoning Division issues commercial roof permits itself. Whose seal the plans need, and safer access to the roof.',
    intro:
      'Franklin issues commercial roof permits at its own Building & Zoning Division, not through Warren County.',
    paragraphs: [
      'Franklin’s Building & Zoning Division is state-certified for commercial work. Ohio requires an architect’s or engineer’s seal on the plans, except for a simple shingle replacement. Get the seal priced as its own line in every bid.',
      'While plans are being drawn, look at how your staff reaches the roof. A fixed ladder, a rail at the roof access, screens over skylights and a marked path to the units are easiest to add while the membrane is being replaced. We list each one separately.',
      'Melting snow tests the drains of a flat roof. Your maintenance crew can say which ones backed up last winter, and we look at those first.',
    ],
    points: [
      {
        question: 'The dock canopy leaks but the main roof is new. Why?',
        answer:
          'Check where the main roof drains. If a downspout empties onto the canopy, the canopy carries far more water than its own rain, and its seams and outlet show it first.',
      },
      {
        question: 'Can you come before our shift starts?',
        answer: 'Yes. Franklin is close to our shop, so an early visit is easy to arrange.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Blocked drains',
        remark:
          'Mark every drain on the roof plan of your Franklin building, so that whoever clears them misses none.',
      },
    ],
    sources: [stateFacts.commercialPermit, franklinFacts.commercialPermits, franklinFacts.permitOffice],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Franklin, OH: roof, pipe or wire?',
    pageDescription:
      'Roof open in Franklin? Our shop is {miles} miles away. How to tell a roof leak from a pipe, what to do around wires, and what wind did close by in 2025.',
    intro:
      'Call first. We plan to reach Franklin in {arrival}, and by our estimate {drive} of that is the drive.',
    paragraphs: [
      'Call even if you are not sure it is the roof. Did the water start with the rain? Is the wet spot on the top floor? Is it near an outside wall, a chimney or a vent? Three yeses point to the roof. If it drips on a dry day with no snow on the roof, and there is a bathroom above, shut off its water and see whether it stops.',
      'Before you step outside, look for wires. On April 29, 2025 straight-line wind (strong wind without a tornado) brought wires down near Springboro, {milesToSpringboro} miles away. If one is on the house or in the yard, stay inside unless there is fire or you smell gas; call 911 and the utility, then us. We tarp once the utility says the line is dead.',
    ],
    points: [
      {
        question: 'The gutter is pouring over. Is that an emergency?',
        answer:
          'Only if the water runs into a window or a wall. Do not climb up in the rain. The next day, have the outlet checked for a plug of leaves.',
      },
      {
        question: 'Water is coming into the basement. Can you help?',
        answer:
          'With a downspout that came off, yes. With water rising from the ground, no: that takes a plumber or a waterproofing contractor. If the river is coming up, call 911.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Skylight or vent torn open',
        remark: 'If the cap landed in your yard, keep it; it tells us the size to bring.',
      },
    ],
    sources: [storms.wiresSpringboro2025],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Franklin, OH: wind and gutters',
    pageDescription:
      'A free roof inspection in Franklin, {miles} miles from our shop. What the wind of April 2025 may have left, and what grit in the gutters tells us.',
    intro:
      'We inspect Franklin roofs free of charge, and with an estimated drive of {drive} we can usually find a time soon.',
    paragraphs: [
      'The wind of April 29, 2025 brought wires down near Springboro, {milesToSpringboro} miles away. Wind lifts a roof at its edges first, so on a Franklin roof we start with the seals along the rakes (the sloping edges) and the ridge.',
      'The gutters are next. Grit in them is the surface of your shingles, rubber crumbs come from a pipe collar, and bits of wood can mean that the board behind the gutter is rotting. The attic comes last; we want to see daylight at the soffits, open vents and dry insulation.',
    ],
    points: [
      {
        question: 'Do you clean gutters on that visit?',
        answer:
          'We clear what hides the roof edge. A full cleaning is a separate small job with its own price.',
      },
      {
        question: 'How long does it take?',
        answer:
          'About an hour for a typical house, attic included. You get the photos and the report afterward.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark:
          'We put a level on every gutter run of a Franklin house. A quarter inch of slope in ten feet is usually enough.',
      },
    ],
    sources: [storms.wiresSpringboro2025],
  },
} as const satisfies ServiceTexts;
