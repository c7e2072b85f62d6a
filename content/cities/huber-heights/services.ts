import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';
import { huberHeightsFacts } from './facts.ts';

export const huberHeightsServices = {
  'roof-replacement': {
    intro:
      'On a brick house the shingles are the easy half; what decides a Huber Heights replacement is where the roof meets the wall.',
    paragraphs: [
      'Huber Heights calls itself a community of brick homes. Brick is a fine wall and a poor partner for caulk. Where a lower roof runs into it, two pieces of metal have to work together: step flashing, one piece woven into each course of shingles, and counterflashing above it, with its top edge let into a mortar joint.',
      'The shortcut is a strip of metal screwed to the face of the brick with sealant along the top. It looks tidy for a few summers. Then the sealant lets go and the wall drains behind it.',
      'When we strip the roof we replace the step flashing. Old counterflashing stays only if it is sound and can be bent without cracking. Otherwise we grind the joint, set new metal and point it with mortar.',
    ],
    points: [
      {
        question: 'Will you cut into my brick?',
        answer:
          'Into the mortar, not the brick. The joint is ground about an inch deep, the metal is wedged in, and the joint is filled again.',
      },
      {
        question: 'What about the chimney?',
        answer:
          'The same two-part metal on all four sides, and a cricket on the uphill side if the chimney is wide. We check the crown while we are up there.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Worn-out flashing',
        remark: 'Against brick this is where the money belongs; the shingles beside it come second.',
      },
    ],
    sources: [huberHeightsFacts.housing],
  },
  'roof-repair': {
    intro: 'When a ceiling gets wet beside a chimney in Huber Heights, the roof is one suspect of four.',
    paragraphs: [
      'Brick drinks water. In a town that calls itself a community of brick homes, that is worth knowing before you pay for shingles. A chimney can leak through a cracked crown on top, through the open flue, through soft mortar joints or worn brick faces, and only then at the flashing where it meets the roof.',
      'We separate them with a hose, from the bottom up. Flashing first, then the brick, then the crown, with a pause after each. If the ceiling gets wet during the second step, new flashing would have changed nothing.',
      'What belongs to the roof we repair: step flashing, counterflashing set into the joint, a cricket behind a wide chimney. What belongs to a mason we mark on the photo and leave to a mason.',
    ],
    points: [
      {
        question: 'Can I seal the chimney with clear coating?',
        answer:
          'Only with a product that lets vapor out, and only after cracks and joints are repaired. A film traps water in the brick, and frost breaks the face off.',
      },
      {
        question: 'There is white powder on the brick. What is it?',
        answer:
          'Salt carried out by water as the wall dries. It does no harm by itself, but it shows where moisture is moving. Start looking above it.',
      },
    ],
    issueRemarks: [
      { issue: 'Chimney leaks', remark: 'Four suspects, one stain: that is why we hose them one by one.' },
      {
        issue: 'Step flashing and kickouts',
        remark: 'Brick takes in runoff quietly, so a missing kickout here can go unnoticed for years.',
      },
    ],
    sources: [huberHeightsFacts.housing],
  },
  'tile-roofing': {
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
    sources: [huberHeightsFacts.housing],
  },
  'metal-roofing': {
    intro:
      'Fresh mortar and painted metal are poor neighbors, which matters wherever a Huber Heights roof meets brick.',
    paragraphs: [
      'Mortar is strongly alkaline until it cures. A splash of it can etch the finish of a metal panel within hours, and bare aluminum fares worse. In a place that counts itself a community of brick homes, that settles the order of work. Masonry first: chimney repointed, crown mended, joints cut for the flashing. Then a week’s wait. Then metal.',
      'The wall flashing has two parts that must not be joined. One is fixed to the roof and travels with the panels. The other sits in the mortar joint and stays put. It laps over the first, with room to slide. Rivet them together and the sun will tear one of them loose.',
      'As for color: charcoal and bronze calm a lively brick, and red roofs beside red walls seldom agree. Hold the sample against the wall.',
    ],
    points: [
      {
        question: 'My mason wants to work after the roof is on. Is that a problem?',
        answer:
          'It can be managed with sheets taped over every panel below. The other order is cheaper. We are glad to agree dates with your mason.',
      },
      {
        question: 'What happens behind a wide chimney?',
        answer:
          'A cricket in the same metal, folded, riveted and sealed, splits the water. Without one, snow and leaves sit there half the winter.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'At a brick chimney we use two separate pieces, so the roof can move while the wall stands still.',
      },
      {
        issue: 'Rust and mixed metals',
        remark: 'Mortar droppings count as well: rinse them off wet, because dry is too late.',
      },
    ],
    sources: [huberHeightsFacts.housing],
  },
  'flat-roof-systems': {
    intro: 'When brick rises above a flat roof in Huber Heights, half of all our attention goes to the wall.',
    paragraphs: [
      'A parapet gets wet from three sides and warm from none. Water enters at the top, through open joints in the coping, or through the face when the mortar is tired. It sinks, and meets the flat roof from behind. Inside it looks exactly like a roof leak. You can lay three new membranes and keep the stain.',
      'Huber Heights says of itself that it is a community of brick homes, and such walls deserve proper metal. On top, a coping that slopes toward the roof and drips clear of both faces, with its joints backed. Further down, the membrane is turned up at least eight inches, clamped with a bar and covered by counterflashing in a cut joint.',
      'Never sealed to the face of the brick alone. Brick moves, drinks and sheds, and sealant keeps up with that for a couple of winters.',
    ],
    points: [
      {
        question: 'Should the inside of the parapet be covered with membrane?',
        answer:
          'On a low wall in poor shape it is often the best answer, up and over under the coping. On a tall or sound one it hides the brick and can trap damp.',
      },
      {
        question: 'Does the mason come before or after you?',
        answer:
          'Before. Repointing drops grit and mortar on whatever lies beneath. We cut our joints once the wall has been repaired.',
      },
    ],
    issueRemarks: [
      {
        issue: 'EPDM shrinkage',
        remark:
          'Where a rubber sheet is glued up a brick wall, a bridge of loose sheet at the foot shows that it has begun to pull.',
      },
    ],
    sources: [huberHeightsFacts.housing],
  },
  'commercial-roofing': {
    intro:
      'Not every commercial roof is flat: a brick church or office in Huber Heights may carry shingles, and the state rule still applies.',
    paragraphs: [
      'People connect permits with flat membranes and cranes. But in Ohio it is the commercial building whose re-roof needs one, whatever lies on it. A congregation that replaces shingles with volunteers on a Saturday can find that out afterward.',
      'Large pitched roofs have their own troubles. Slopes of sixty feet need underlayment that stays put under boots. Valleys collect from wide slopes. A steeple or a clock gable pierces the ridge with metal no ladder reaches. A community of brick homes, as the city calls itself, also builds in brick for Sundays. Where such a tower rises through the slope, every course needs its step of flashing and a joint to receive the cover.',
      'We bring a lift for the towers, photograph all four sides, and mark for the mason what is the mason’s.',
    ],
    points: [
      {
        question: 'We decide by committee. What do you give us?',
        answer:
          'A report with pictures and two or three priced ways forward, on as few pages as possible. We are glad to explain it at one meeting.',
      },
      {
        question: 'Can volunteers do part of the work?',
        answer:
          'On the ground, gladly: clearing the attic, moving plants, coffee. On the roof nobody works without a harness and our insurance behind it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Parapets and coping',
        remark:
          'On a brick gable the stone or metal cap is the parapet’s roof; look at its joints before blaming ours.',
      },
    ],
    sources: [stateFacts.commercialPermit, huberHeightsFacts.housing],
  },
  'emergency-repairs': {
    intro:
      'A chimney that has come through the roof is a mason’s job by next month and a roofer’s job tonight.',
    paragraphs: [
      'The city’s own phrase is “a community of brick homes”, and brick falls hard. A stack weakened by years of frost can drop its upper courses in one gust. Some go through the shingles; some lie on the slope and wait. Keep everybody away from that side of the house and from the rooms around the fireplace.',
      'Do not light a fire or run a furnace or water heater that vents through that flue, even if it looks open. A blocked one sends exhaust into the house. If an alarm sounds, go outside and call 911.',
      'We take the loose brick down by hand, one at a time, and board the hole with a collar around what still stands. The flue is capped or left open according to what hangs on it. Which of the two, your heating contractor says, not we.',
    ],
    points: [
      {
        question: 'Are loose bricks higher up dangerous?',
        answer:
          'Yes. Look from across the street: a lean, a crack that runs in steps, daylight between courses. Rope off the fall line, about as far out as the stack is high.',
      },
      {
        question: 'Is the brick wall of the house at risk too?',
        answer:
          'Wind seldom harms it. A bulge, or a gap at a window corner that was not there yesterday, is a matter for an engineer before anyone climbs.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark:
          'On brick gables in Huber Heights the metal along the wall may hang loose after shingles are gone; stay clear beneath it.',
      },
    ],
    sources: [huberHeightsFacts.housing],
  },
  'roof-inspection': {
    intro:
      'On a brick house half of the roof’s weak points are made of mortar, so a Huber Heights inspection looks at both.',
    paragraphs: [
      'The city speaks of itself as a community of brick homes, so we bring a thin screwdriver along with the chalk. It goes into the joint above each piece of counterflashing. If it sinks in, the metal is held by habit. It goes around the chimney at the height of the roof, where joints wear soonest, and along the crown, where a crack as fine as a hair lets in a cup of water with every storm.',
      'Then we look for things done with good intentions. Weep slots at the bottom of the wall, filled with caulk to keep out insects. Brick painted, and now peeling in sheets. A thick bead of tar where a bent strip should be.',
      'What a roofer can mend has a price in the report. What needs a mason has a photograph and the word “mason”.',
    ],
    points: [
      {
        question: 'Can you tell how deep a mortar joint is gone?',
        answer:
          'To the eighth of an inch, with a gauge. When more than about a quarter inch is missing or soft, repointing is the usual advice.',
      },
      {
        question: 'Do brick houses need gutters?',
        answer:
          'Very much so. Without them the wall is soaked twice, from above and by splash from below. We check that each downspout ends away from the wall.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sealant over flashing',
        remark:
          'On Huber Heights brick the tar bead is the commonest disguise of a joint that was never cut.',
      },
    ],
    sources: [huberHeightsFacts.housing],
  },
} as const satisfies ServiceTexts;
