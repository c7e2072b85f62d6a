import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { ketteringFacts } from './facts.ts';

export const ketteringServices = {
  'roof-replacement': {
    pageTitle: 'Kettering roof replacement: repair or structural change?',
    pageDescription:
      'What Kettering says about permits for minor repairs and structural changes, who to call about a new roof, and why older houses need a look.',
    intro:
      'Before you sign for a new roof in Kettering, we settle with Planning & Development whether it needs a permit.',
    paragraphs: [
      'Kettering says that “minor house repairs” need no permit and “structural changes” do. We tell the office what your job covers, the shingles and any sheathing we expect to replace, and pass its answer on to you.',
      'The age of the house tells us what may be up there. Kettering became a city in 1955 and added more than 30,000 people by the 1970s. A house of that time may carry two layers of shingles. Under Ohio’s code two layers come off before new ones go on, so we lift the edge in a few spots and look.',
      'Where a shingled slope runs onto a flat porch, the flat part gets one piece of EPDM (rubber sheet) or two layers of self-adhered sheet. Neither needs a torch, so there is no need for the permit that Kettering’s Fire Department requires for torch-applied roofing.',
    ],
    points: [
      {
        question: 'Was my roof put on after the 2011 hail?',
        answer:
          'Check your closing papers or ask the seller. On May 25, 2011 stones up to 3 inches across fell over the southern Dayton area, so a roof from before that day deserves a careful look.',
      },
      {
        question: 'Can the flat porch roof wait a year?',
        answer:
          'It can, but then the joint between the flat part and the shingles gets opened twice. If both are worn, doing them together costs less.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Two layers already on',
        remark:
          'On a Kettering house from the fifties or sixties we count the layers first, and the estimate says how many there are.',
      },
    ],
    sources: [
      ketteringFacts.permitOffice,
      ketteringFacts.shinglesOnly,
      ketteringFacts.housing,
      stateFacts.layers,
      storms.hail2011,
    ],
  },
  'roof-repair': {
    pageTitle: 'Roof repair in Kettering, OH: wind, leaks and permits',
    pageDescription:
      'Which Kettering repairs may need a permit, and how we fix wind-creased shingles, leaking chimneys and corners. Our shop is {miles} miles away.',
    intro:
      'Kettering says that “minor house repairs” need no permit; we ask the city whether yours is one before we start.',
    paragraphs: [
      'We tell Planning & Development how big the patch is and whether any wood will be cut, because in Kettering “structural changes” do need a permit.',
      'On March 26, 2021 the wind reached 63 mph in Kettering. A shingle that flapped that night may lie flat today and still have a crease across it, and the next strong wind can tear it there. We lift the tabs one at a time and replace the creased ones.',
      'A leaking corner where two slopes drain against a wall is best lined with a self-adhered sheet. That takes no flame, so it needs no Fire Department permit. Torch-applied roofing in Kettering does.',
    ],
    points: [
      {
        question: 'My chimney leaks every time it rains hard. Why?',
        answer:
          'Often it is the uphill side. A chimney wider than 30 inches needs a cricket, by Ohio’s code: a small ridge that turns the water away. Without one, water and leaves pile up against the brick. A cracked crown and loose flashing are the other usual causes.',
      },
      {
        question: 'Is a roof from the seventies worth repairing?',
        answer:
          'Hardly ever, if the shingles are that old. If only the decking is, often yes; we check how well the wood holds a nail before we promise a repair.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'A roof that looks fine from the lawn can still have creased tabs, so have it checked by hand after a strong wind.',
      },
    ],
    sources: [
      ketteringFacts.permitOffice,
      ketteringFacts.shinglesOnly,
      ketteringFacts.firePermit,
      stateFacts.cricket,
      storms.windKettering2021,
    ],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Kettering, OH: hail cracks and flat parts',
    pageDescription:
      'In 2011 hail up to 3 inches fell in the southern Dayton area. How we find cracked tile on a Kettering roof, and which city office to ask about permits.',
    intro:
      'Have a Kettering tile roof checked if it was there on May 25, 2011, when hailstones up to 3 inches wide fell on the southern Dayton area.',
    paragraphs: [
      'Large hail can break tile outright or leave hairline cracks that open when water freezes in them. We check every slope from the ladder and the ridge, then look for stains on the deck from the attic and lift a few tiles to see the felt. If the tile is sound but the felt below has gone brittle, the same tile can go back on over new underlayment.',
      'Kettering says that “structural changes” need a permit, so before we relay a whole slope or strengthen a frame to carry tile, we ask Planning & Development.',
    ],
    points: [
      {
        question: 'Part of my roof is flat. Does that part need a fire permit?',
        answer:
          'Only if it is torch-applied or hot-mopped; then Kettering’s Fire Department requires one. We use no flame on the sloped, tiled part.',
      },
      {
        question: 'Where does the tile go while the felt is changed?',
        answer:
          'On the next slope where the rafters allow it, or on pallets in your driveway. Plan on one to three weeks for the house, one slope at a time.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Worn-out underlayment',
        remark:
          'On a Kettering roof we open a good spot and a bad one, and price the job from what we find there.',
      },
    ],
    sources: [
      ketteringFacts.permitOffice,
      ketteringFacts.shinglesOnly,
      ketteringFacts.firePermit,
      storms.hail2011,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Kettering, OH: low slopes, no torch',
    pageDescription:
      'Standing seam for a low-sloped Kettering porch or addition: no flame and no fire permit, who to ask about the building permit, and what hail does to it.',
    intro:
      'Metal is one way to roof a low-sloped Kettering addition without a flame, so the Fire Department’s permit for torch-applied or hot-mopped roofing never comes up.',
    paragraphs: [
      'Ohio’s code accepts standing seam down to a slope of ¼ in 12 and asphalt shingles down to 2 in 12. Between those two, the usual answers are a membrane or standing seam folded by machine. The panel manufacturer’s own limit may be steeper than the code’s, and we follow that one.',
      'The building permit is a separate question. We ask Kettering’s Planning & Development and tell them that metal is replacing shingles.',
      'Hail matters to metal too. On May 25, 2011 the southern Dayton area had stones up to 3 inches across. Metal seldom leaks after hail, but it dents, and some policies do not pay for dents alone. Read yours before you choose.',
    ],
    points: [
      {
        question: 'Can the steep part and the low-sloped part match?',
        answer:
          'Yes. A transition flashing joins the two where the slope changes, the seams line up above and below it, and both parts get the low-slope seam, which costs more.',
      },
      {
        question: 'Can the old shingles stay under the metal?',
        answer:
          'Over one sound layer, sometimes. We prefer a bare deck, because old shingle edges show through a flat panel. Two layers have to come off.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'If a vent on a Kettering roof comes up at a seam, we move it to the middle of a panel where the plumbing allows.',
      },
    ],
    sources: [
      ketteringFacts.firePermit,
      ketteringFacts.permitOffice,
      ketteringFacts.shinglesOnly,
      stateFacts.standingSeamSlope,
      stateFacts.shingleSlope,
      stateFacts.layers,
      storms.hail2011,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Kettering, OH, and the fire permit',
    pageDescription:
      'Torch-applied or hot-mopped roofing in Kettering needs a Fire Department permit. Self-adhered, glued and hot-air welded roofs use no flame.',
    intro:
      'If your flat roof in Kettering is torched or hot-mopped, it needs a Fire Department permit; most roofs can do without a flame or hot asphalt.',
    paragraphs: [
      'Flat roofs in Kettering can be laid in three ways without a flame. A self-adhered sheet is peeled, laid and rolled. A cold adhesive holds modified bitumen or EPDM (rubber sheet). TPO (white plastic sheet) is fastened or glued, and its seams are welded with hot air. Your estimate names the method, so you know before you sign whether the fire permit applies.',
      'Any building permit comes from the City of Kettering, for houses and commercial buildings alike. For a membrane on a commercial building Ohio also requires plans sealed by an Ohio-registered design professional. For the flat roof of a porch, we ask Planning & Development whether the job needs a permit.',
    ],
    points: [
      {
        question: 'Does hot-air welding count as a torch?',
        answer:
          'Not by the words of the city’s rule, which names torch-applied and hot-mopped roofing. Welding uses an electric gun and no flame. If there is any doubt, we ask the Fire Department before we start.',
      },
      {
        question: 'What do you suggest for a small porch?',
        answer:
          'One piece of EPDM without a seam, or two layers of self-adhered sheet. At that size the edge metal and the joint at the wall decide how long it lasts.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Modified bitumen blisters',
        remark:
          'We cut and patch blisters with cold adhesive, so a small repair in Kettering stays clear of the fire permit.',
      },
    ],
    sources: [
      ketteringFacts.firePermit,
      ketteringFacts.permitOffice,
      ketteringFacts.commercialPermits,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Kettering, OH: one permit or two',
    pageDescription:
      'Kettering issues commercial permits itself, and the Fire Department adds one for torch or hot mop. Who seals the plans and what to check in old specs.',
    intro:
      'A commercial re-roof in Kettering needs one permit, and a second one from the Fire Department if it is torch-applied or hot-mopped.',
    paragraphs: [
      'Kettering’s own department handles commercial permits, so there is no trip to the county. Unless the job is a simple shingle replacement, Ohio requires an architect’s or engineer’s seal on the plans, and we list that fee on its own line.',
      'Check the method in your specification, especially if it has been copied from an earlier job. “Torch-applied” or “hot-mopped” brings in the fire permit, a fire watch and often a call to your insurer about hot work. We price a cold or welded system first and list a torched one separately if it is the better roof.',
      'On May 25, 2011 hail of up to 3 inches fell in the southern Dayton area. If your membrane is older than that, we look for punctures and cut a core (a small plug) before we price the job.',
    ],
    points: [
      {
        question: 'Who applies for the permits?',
        answer:
          'We do, with the plans your architect or engineer has sealed. You sign where an owner must. Allow time for each office.',
      },
      {
        question: 'Is a cold-applied roof any weaker?',
        answer:
          'Not if it goes down in the weather the manufacturer calls for. Cold adhesives cure more slowly, so the job may take a few days longer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Open membrane seams',
        remark:
          'An open seam can be closed with adhesive or hot air, so a seam repair in Kettering needs no flame.',
      },
    ],
    sources: [
      ketteringFacts.commercialPermits,
      ketteringFacts.firePermit,
      stateFacts.commercialPermit,
      storms.hail2011,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Kettering, OH: trees, wind, hail',
    pageDescription:
      'A tree on the roof, or damage from wind or hail in Kettering? The drive from Miamisburg, what to do until the crew comes, and whose insurer to call.',
    intro: 'Once the truck is loaded, we estimate {drive} on the road from our shop to Kettering.',
    paragraphs: [
      'If a tree is on your Kettering roof, leave the rooms below it and close the doors. If a wire came down too, stay inside unless there is fire or you smell gas, call 911 and the utility, and go nowhere near the tree, the gutter or a fence until the utility says the line is dead. Call us next and guess, from a window, how long and how thick the trunk is. That tells us whether a crane has to come first.',
      'On March 26, 2021 the wind reached 63 mph in Kettering. The storm of May 25, 2011 brought hail as wide as 3 inches, which punched holes in roofs in the southern Dayton area. After hail that size check every room on the top floor, because water may come in at several small places.',
    ],
    points: [
      {
        question: 'It was my neighbor’s tree. Do I call their insurer?',
        answer:
          'Start with your own, since it is your roof. Take a picture of the tree and of where it broke, from a safe distance; who pays in the end is for the insurers to settle.',
      },
      {
        question: 'Do you use a torch for a night repair?',
        answer:
          'No. We close the hole with boards, tarps and cold materials. Torch-applied roofing in Kettering needs a Fire Department permit anyway.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Tree or limb on the roof',
        remark: 'When you call from Kettering, tell us which room is below the trunk.',
      },
    ],
    sources: [storms.windKettering2021, storms.hail2011, ketteringFacts.firePermit],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Kettering, OH: hail, wind and age',
    pageDescription:
      'A free roof inspection in Kettering looks for hail bruises, wind creases, and what a house of the 1950s to 1970s may hide.',
    intro:
      'A free inspection can tell you whether your Kettering roof has damage from hail or wind, or only shows its age.',
    paragraphs: [
      'We look for the marks of two storms. On May 25, 2011 hail up to 3 inches across fell over the southern Dayton area. Old bruises are soft spots with the granules gone. Nobody can read the year off them, so tell us when your shingles went on. On March 26, 2021 the wind reached 63 mph in Kettering. Wind like that leaves creases and tabs that no longer stick.',
      'The visit ends in the attic. Kettering added more than 30,000 residents by the 1970s, and a house of that time may have been insulated, re-roofed and added to by several owners. We look for soffits that were closed off when a porch was enclosed, bath fans that vent into the attic, and old stains around the chimney.',
    ],
    points: [
      {
        question: 'Should I file with my insurer before you come?',
        answer:
          'If a storm opened the roof and rain is coming in, report it right away. After hail that left no leak, let us look first, and soon: policies set deadlines. For the storm of 2011 they have almost surely passed.',
      },
      {
        question: 'My attic has no floor. Is that a problem?',
        answer:
          'No. We walk on the joists and use a camera on a pole for the corners. Just clear the space under the attic access.',
      },
    ],
    issueRemarks: [],
    sources: [storms.hail2011, storms.windKettering2021, ketteringFacts.housing],
  },
} as const satisfies ServiceTexts;
