import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';

export const piquaServices = {
  'roof-replacement': {
    intro:
      'Piqua’s winters work on the lowest three feet of a roof, and that is where we spend the most care.',
    paragraphs: [
      'Snow melts over a warm attic, runs down and freezes over the cold eave. The ice builds a rim, water stands behind it, and shingles are not made to hold standing water. Each thaw and freeze pries a little more.',
      'So a new roof gets an ice barrier: a self-adhered membrane from the eave to at least 24 inches inside the exterior wall line, measured level. The steeper the roof, the more sheet that takes. The drip edge goes under it at the eave. Valleys get the same sheet.',
      'The barrier is the backup. The cure is an attic that stays cold: air leaks sealed, insulation over the wall plates, soffit vents that are really open. We check those while the roof is off and you can see them too.',
    ],
    points: [
      {
        question: 'Would heat cables do instead?',
        answer:
          'They melt a channel, use power every cold night and leave the cause alone. We suggest them only where the framing leaves no room for insulation.',
      },
      {
        question: 'When is the best season to replace here?',
        answer:
          'Any dry stretch above about 40 degrees. Spring and fall are comfortable for crew and shingles, but a leaking roof should not wait for the calendar.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Ice dams at the eaves',
        remark: 'In a Piqua attic we look for this first: stained wood just above the outer wall.',
      },
    ],
    sources: [],
  },
  'roof-repair': {
    intro:
      'A leak that shows up in Piqua in February and vanishes in March was never about a missing shingle.',
    paragraphs: [
      'Ice dams are the usual cause. Heat escapes into the attic and melts the snow from below. The water runs to the cold overhang and freezes, and what follows backs up under the shingles. Nothing is torn, so nothing can be found in summer.',
      'We treat it in two steps. In winter the water has to be let out: snow pulled off the lower roof with a rake from the ground, a channel opened with steam or warm water, never with a hatchet. Then, when it is dry, the cause is dealt with. Gaps around chimneys, hatches and light boxes are sealed, insulation over the walls is brought up to depth, and the soffit is opened where somebody stuffed it shut.',
      'If the shingles at the eave are due anyway, we lift the lowest courses and put an ice barrier beneath.',
    ],
    points: [
      {
        question: 'Can I use rock salt on the ice?',
        answer:
          'It eats nails, gutters and plants. If you must put something down, calcium chloride in a stocking laid across the dam does less harm.',
      },
      {
        question: 'Are big icicles always a sign of damage?',
        answer:
          'They are a sign of melting from below, or of gutters full of leaves. Either way, look in the attic before the next snow.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Step flashing and kickouts',
        remark:
          'Ice in Piqua pushes water uphill behind low flashing, which is why ours goes higher than the minimum.',
      },
    ],
    sources: [],
  },
  'tile-roofing': {
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
  'metal-roofing': {
    intro: 'A forty-foot steel panel in Piqua is nearly half an inch longer in July than in January.',
    paragraphs: [
      'Do the sum: steel grows by about 6.7 millionths of its length for each degree. Forty feet are 480 inches. Between a bitter night and a sunbaked roof lie some 150 degrees. That makes 0.48 inches, every year, both ways, and part of it on any bright winter day.',
      'So each panel is pinned at one line only, usually the ridge, and held by sliding clips everywhere else. The eave hooks over a strip it can move along. Vents sit in the middle of a pan under a flexible boot. Where a slope is longer than one panel can serve, the movement is planned, not hoped away.',
      'Old roofs that skipped this tell on themselves. Slots torn long around screws, trim that has buckled, and a bang from the attic when the sun comes up.',
    ],
    points: [
      {
        question: 'Is the ticking sound on cold mornings normal?',
        answer:
          'A light tick, yes: panels sliding over clips. Loud bangs mean that something sticks and then lets go. That is worth a look before it tears.',
      },
      {
        question: 'Do ice dams form on metal?',
        answer:
          'They can, since the cause is heat from below. Ice leaves metal sooner. An ice barrier under the eave and a sealed attic floor are needed all the same.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Panels with no room to move',
        remark:
          'In a town with Piqua’s winters the sliding clip is the part we would never leave out to save money.',
      },
    ],
    sources: [],
  },
  'flat-roof-systems': {
    intro: 'In Piqua a pond on a flat roof does its damage twice: once as water and again as ice.',
    paragraphs: [
      'A thin sheet of ice grips the granules and the seams it lies upon. When it lifts at the edge or slides an inch, it takes some of that along. Repeat it some dozens of times between December and March, and a seam that was merely old is open.',
      'Cold changes the sheets too. EPDM stays supple. Asphalt sheets stiffen and can crack over a ridge in the deck. Adhesives and tapes have a lowest temperature, printed on the pail, and under it they only seem to stick. That is why we do full roofs in the mild months and make winter repairs with methods meant for it: heat-welded patches on TPO, primed tape that has been kept warm, mastic that will take a damp surface until spring.',
      'Before the first frost, water must be able to leave. Clear the outlets first.',
    ],
    points: [
      {
        question: 'Should I shovel snow off the roof?',
        answer:
          'Rarely. A plastic shovel, the top layers only, and never down to the sheet. If doors below begin to stick or the ceiling creaks, leave the room and call.',
      },
      {
        question: 'The drain is frozen. What now?',
        answer:
          'No open flame and no hammer. Warm water or a heat cable laid by an electrician opens it. We can bring steam. After that we ask why it froze.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark: 'Whatever still stands on a Piqua roof at Thanksgiving will freeze there.',
      },
      {
        issue: 'Modified bitumen blisters',
        remark:
          'Frost finishes what summer began: a blister that cracked in August lets in water that freezes in January.',
      },
    ],
    sources: [],
  },
  'commercial-roofing': {
    intro:
      'A screwed-down metal roof on a Piqua plant can often be saved without tearing it off above the machines.',
    paragraphs: [
      'Steel buildings age at their fasteners. The sheet may be good for decades while the washers harden, the laps open and the gutters between two bays rust through. Tearing it off exposes the floor below, and a line that has stopped costs more than any roof.',
      'There are three middle ways. Renew the screws, one size up, and seal the laps. Or clean, prime and coat, with fabric over every seam and screw. Or set light framing upon the old ribs and lay a new standing seam roof above it, with insulation in the gap. The last needs an engineer, since it adds weight and changes where snow collects.',
      'Which one fits depends on rust. We look at the underside at the eaves and the laps first. The state’s permit for commercial re-roofing applies, so we ask what counts as such.',
    ],
    points: [
      {
        question: 'Water drips in only when the snow melts. Why?',
        answer:
          'Melting snow stands as slush above the laps, which were made for running water. The same happens behind an inside gutter that has frozen.',
      },
      {
        question: 'Are the plastic light panels safe to walk on?',
        answer:
          'Never. Sun makes them brittle and paint hides them. We screen or rail every one before work, and advise leaving the screens in place.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Open membrane seams',
        remark: 'On a metal roof the side laps play the part of seams, and frost in Piqua works them apart.',
      },
      {
        issue: 'Blocked drains',
        remark:
          'Gutters between two metal bays have no overflow but the building; keep them first on the list.',
      },
    ],
    sources: [stateFacts.commercialPermit],
  },
  'emergency-repairs': {
    intro: 'Water running down an outside wall in Piqua on a ten-degree night usually means ice at the eave.',
    paragraphs: [
      'Rule out a burst pipe first: close the main valve and see whether it stops. If it goes on, it started behind the gutter. Please leave the axe in the shed. Cold shingles break like crackers, and a hole made in January stays open until spring.',
      'What you can do from the ground: pull snow off the lowest four feet of the slope with a roof rake, standing to the side of the icicles. Inside, take the heat away from the dam. Close the hatch, turn off whatever warms the attic, and set a fan there to blow cold air toward the wet spot. The melting slows within an hour.',
      'We bring steam. It cuts a channel through the ice without touching the granules, and the pond behind it drains while you watch. The cause, a warm attic, is for another day.',
    ],
    points: [
      {
        question: 'Can you get to Piqua on a snowy night?',
        answer:
          'Down a plowed I-75, usually. The estimate of {drive} is for clear roads. On a bad night we tell you what we know and go no faster than is safe.',
      },
      {
        question: 'Is the wall ruined?',
        answer:
          'Seldom, if it dries. Pull the baseboard, let air behind it, and have the insulation checked. Paint and patches wait until the meter says dry.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Ice dam backup',
        remark:
          'Send a picture of the icicles from the street in Piqua; their length and place show where to cut.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro: 'Snow inspects Piqua roofs for nothing; you only have to go out and look while it lies.',
    paragraphs: [
      'The morning after a light fall, walk around the house before the sun is on it. Snow lies longest where the attic is coldest, and that is what you want to see: an even white sheet. Bare ovals mean warm air from below. A stripe across the slope marks a gap in the insulation. A melted collar around the chimney shows where the chase was never closed. Then see what your neighbor’s looks like.',
      'Next, open the hatch and look at the nails. Frost on the tips is moisture from the rooms, and will drip at the first thaw. Photograph all of it. By noon it is gone.',
      'Send the pictures with your request. When we come in the spring, they tell us where to lift, and the report can say why those eaves made ice.',
    ],
    points: [
      {
        question: 'Do you inspect in winter?',
        answer:
          'Attic, gutters and everything that can be seen from a ladder, yes. A snow-covered slope waits. We say in the report which points are still open.',
      },
      {
        question: 'Is frost on nails a roof problem?',
        answer:
          'It begins in the rooms: baths, laundry, a damp basement. It ends as stained sheathing. Ventilation helps, but closing the gaps in the ceiling helps first.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Starved attic vents',
        remark: 'In a Piqua January the frost on nail tips shows it better than any gauge of ours.',
      },
    ],
    sources: [],
  },
} as const satisfies ServiceTexts;
