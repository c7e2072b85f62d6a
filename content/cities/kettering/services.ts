import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';
import { ketteringFacts } from './facts.ts';

export const ketteringServices = {
  'roof-replacement': {
    intro:
      'If a shingled slope in Kettering drains onto a flat porch or addition, the city’s fire rule is part of the plan.',
    paragraphs: [
      'Stand at the back of the yard and look for the place where pitch turns flat. A house like that has two roofs, and the seam between them is where it leaks first. Shingles stop working below a slope of 2 in 12. Under that line the material has to be a membrane.',
      'Order matters. The membrane goes on first and runs well up the slope, and the shingles lap over it. Do it the other way around and water walks in behind.',
      'Kettering requires a fire permit for torch-applied or hot-mop roofing. On a wood-framed house we would sooner keep flame off the roof altogether. A self-adhered or cold-bonded sheet does the job, and the fire permit does not come up.',
    ],
    points: [
      {
        question: 'Can the flat part wait until next year?',
        answer:
          'It can, but the seam will be opened twice. If both are near the end, doing them together saves the second cut and leaves one crew answerable for the joint.',
      },
      {
        question: 'How far is the crew from the job?',
        answer:
          'The shop is {miles} miles away in a straight line, about {drive} of driving, estimated from distance. A missing box of ridge caps does not cost you a day.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Worn-out flashing',
        remark:
          'The strip where your slope meets the flat part is flashing too, and in Kettering we look at it first.',
      },
    ],
    sources: [ketteringFacts.firePermit],
  },
  'roof-repair': {
    intro:
      'If a Kettering leak comes back after every repair, look for a dead valley: two slopes that send their water against a wall.',
    paragraphs: [
      'A dormer, a porch roof, an addition with its own ridge: each adds a corner where water slows down. Where it stops altogether, leaves collect, and the shingles there stay wet for days. No amount of sealant fixes a corner that has no slope.',
      'What works is a change of material. We take the shingles out of the corner, line it with a membrane or soldered metal that runs well up every side, and where the framing allows it, add a small saddle so that water has somewhere to go.',
      'Some roofers set that membrane with a torch. In Kettering torch-applied and hot-mop roofing need a fire permit, even though the area is hardly larger than a door. We use a self-adhered sheet in such corners: no flame beside old siding.',
    ],
    points: [
      {
        question: 'How do I recognize a dead valley?',
        answer:
          'Look for the spot where leaves are still lying in April. Inside, expect a stain near an outer wall, below the place where two roofs meet.',
      },
      {
        question: 'Will the repair be visible from the street?',
        answer:
          'Usually not. These corners hide behind dormers and porches. Metal can be ordered in a color close to the shingles.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Valley wear',
        remark: 'A dead valley is the extreme case: the line into which two slopes drain leads nowhere.',
      },
    ],
    sources: [ketteringFacts.firePermit],
  },
  'tile-roofing': {
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
    sources: [ketteringFacts.firePermit],
  },
  'metal-roofing': {
    intro:
      'Where a Kettering roof is too low for shingles and you do not want a flame near it, a folded metal seam is one way out.',
    paragraphs: [
      'Between about 1 and 3 in 12 lies a band of slopes that nobody loves. Shingles give up at 2. A torched membrane works, and in Kettering it needs a fire permit. Metal can bridge the gap, if the seam is right.',
      'Two panels look alike from the ground. A snap-lock clicks together and wants a slope of about 3 in 12. A mechanical seam is folded over by a machine that crawls up the roof, once or twice, with sealant inside the fold, and it can lie much flatter. How flat, the panel maker says in writing. We follow the sheet and leave a copy with you.',
      'The weak spots are the top and the sides, where the flat roof meets a wall. There the metal is turned up, and the flashing is riveted and sealed, not just tucked behind the siding.',
    ],
    points: [
      {
        question: 'Can I have the steep part and the flat part in one metal?',
        answer:
          'Yes. The seams run through from one to the other over a bent transition. Both parts then use the low-slope seam, which costs more but keeps the lines straight.',
      },
      {
        question: 'Does any of this need a torch?',
        answer:
          'No. Standing seam is folded cold. The fire permit concerns torch-applied and hot-mop roofing. Ask about the ordinary building permit separately.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'On a low slope we move vents out of the pan’s path where we can, because water there is slow to leave.',
      },
    ],
    sources: [ketteringFacts.firePermit],
  },
  'flat-roof-systems': {
    intro: 'In Kettering the way a membrane is stuck down decides whether you need a fire permit.',
    paragraphs: [
      'The city asks for one wherever roofing is torch-applied or hot-mopped. That covers the two oldest ways of laying asphalt sheets. It is a sensible rule: the flame meets dry wood at walls and edges, and a smolder can wait an hour before it shows.',
      'There are three ways without flame. A self-adhered sheet has its glue under a film; you peel, lay and roll it, on a clean deck in mild weather. Cold adhesive is troweled out and takes its time to cure. EPDM and TPO are sheets of another kind, glued or fastened, with seams taped or welded by hot air.',
      'We name the method in the estimate. If torch work really is best, say on an old asphalt roof with many corners, the permit, an extinguisher at hand and a watch afterward are part of the price.',
    ],
    points: [
      {
        question: 'Does hot-air welding count as torch-applied?',
        answer:
          'It uses an electric gun, not a flame. The published rule names torch and hot mop. Where a case is unclear we ask the fire department before we plug anything in.',
      },
      {
        question: 'Which no-flame roof is right for a porch?',
        answer:
          'Usually one piece of EPDM or a two-layer self-adhered sheet. On so small a roof the edge metal and the wall joint matter more than the brand.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Modified bitumen blisters',
        remark:
          'Blisters can be cut and patched cold; in Kettering that spares you a fire permit for a spot the size of a tray.',
      },
    ],
    sources: [ketteringFacts.firePermit],
  },
  'commercial-roofing': {
    intro:
      'A commercial re-roof in Kettering can take two permits: one because it is commercial, another if there is fire in it.',
    paragraphs: [
      'The first is the state’s rule for every town in Ohio: re-roofing a commercial building needs a permit. The second is Kettering’s. Torch-applied and hot-mop roofing need a fire permit as well. If your specification was written years ago and copied since, check which method it names. Changing three words can remove a permit, a kettle and a fire watch.',
      'Your insurer may have rules of its own on hot work. Many policies want notice, a written procedure, and someone who stays after the last flame is out. Read that clause before you compare bids, since a bidder who plans to torch may look cheaper only because the watch is missing.',
      'We price a cold method by default. Where hot work is the better roof, it stands in a separate column with everything that belongs to it.',
    ],
    points: [
      {
        question: 'Who applies for the two permits?',
        answer:
          'We prepare both and you sign where an owner must. They go to different desks, so we allow time for each in the calendar.',
      },
      {
        question: 'Is a cold-applied roof any weaker?',
        answer:
          'Not when it is laid as the maker says, in the weather it was made for. Its seams cure more slowly. That is planned for, and shows up as days, not as leaks.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Open membrane seams',
        remark:
          'A seam can be mended without a flame; in Kettering that keeps a small repair free of the fire permit.',
      },
    ],
    sources: [stateFacts.commercialPermit, ketteringFacts.firePermit],
  },
  'emergency-repairs': {
    intro:
      'A tree has come down on a Kettering roof: the hole is the second problem, the weight is the first.',
    paragraphs: [
      'Leave the rooms below, all of them, and close the doors behind you. A trunk that rests on three rafters can settle onto two in the night. If a wire came down with it, nobody touches the tree, the gutter or a chain-link fence until the utility has been there.',
      'Then the order is fixed. The utility makes the line safe. Somebody with a crane or a rigging crew lifts the tree; dragging it off tears the hole wider and can pull the wall along. As the wood goes up, we follow with sheathing and a tarp that runs over the ridge.',
      'Photographs first, from all sides, before a saw starts. And whatever is closed that night is closed cold. Torch work in Kettering needs a fire permit, and a dark, wet attic is no place for a flame anyway.',
    ],
    points: [
      {
        question: 'It is my neighbor’s tree. Whom do I call?',
        answer:
          'Your own insurer, as a rule, since it is your roof. Leave questions of blame for later and keep pictures of the stump.',
      },
      {
        question: 'How far away are you?',
        answer:
          'In Miamisburg, {miles} miles off. We put the drive at {drive} from the distance; blocked roads after a storm are another matter, and we say so when we leave.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Tree or limb on the roof',
        remark:
          'Give us the length and rough thickness of the trunk when you call from Kettering; it decides who must come besides us.',
      },
    ],
    sources: [ketteringFacts.firePermit],
  },
  'roof-inspection': {
    intro: 'We spend as long under a Kettering roof as on it, because the attic keeps the better records.',
    paragraphs: [
      'Shingles show the weather. The attic shows the house. We go in with a light, then switch it off. Daylight at the ridge and the eaves is how a vent should look; daylight beside the chimney is not. Rings around nails mean frost in winter. Gray streaks on insulation mark the drafts that carry warm air up from the rooms.',
      'Then we measure. Square inches of opening at the soffit against those at the ridge, depth of insulation in three places, whether the bath fan ends outdoors or in the rafters. A roof that cooks from below loses years, and new shingles would lose them as well.',
      'Additions get a look of their own. Where a flat part joins, we probe the seam. If it needs work with a torch, Kettering asks for a fire permit, and the report says so.',
    ],
    points: [
      {
        question: 'What if my attic has no floor?',
        answer:
          'We walk on the joists, and stop where that is unsafe. A camera on a pole sees the corners. You only need to clear the space under the hatch.',
      },
      {
        question: 'Will I be told to buy insulation from you?',
        answer:
          'No. Opening soffits and adding vents is our trade. For air sealing and insulation you get the measurements, and can hand them to whomever you like.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Starved attic vents',
        remark:
          'On Kettering houses with additions we check that closing in a porch did not close off the soffit.',
      },
    ],
    sources: [ketteringFacts.firePermit],
  },
} as const satisfies ServiceTexts;
