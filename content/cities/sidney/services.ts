import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';

export const sidneyServices = {
  'roof-replacement': {
    intro:
      'Sidney is the northernmost town we serve, so a late-season replacement here needs a plan for cold shingles.',
    paragraphs: [
      'An asphalt shingle is glued as well as nailed. The strip of sealant on its back needs sun and some warmth to take hold. Laid in October it may seal within days. Laid in December it can stay loose until spring, and loose tabs in a north wind crease and break.',
      'We do not stop at the first frost. We work with it: bundles kept in the warm until they go up, no bending of stiff shingles over hips, and dabs of asphalt cement under the tabs along rakes, ridges and the windward side. Below freezing, with frost on the deck, we wait.',
      'It is {miles} miles from Miamisburg to Sidney. For a job this far out we book whole days, bring the full load and stay until the roof is closed.',
    ],
    points: [
      {
        question: 'Can the tear-off be split over two weeks?',
        answer:
          'By slope, yes. Each slope is finished or fully dried in before we leave Shelby County. We do not leave felt flapping over a weekend.',
      },
      {
        question: 'What if the shingles have not sealed by spring?',
        answer:
          'Call when it turns warm. We lift a few tabs in several places, and where they come up freely we seal them by hand.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark: 'Cold makes old shingles brittle: in a Sidney winter one that curled in fall may snap.',
      },
    ],
    sources: [],
  },
  'roof-repair': {
    intro: 'Sidney is {miles} miles from our shop, so three good photographs from you decide what we load.',
    paragraphs: [
      'First picture: the whole side of the house, from far enough away that we can count courses. Second: as close as a phone will zoom from the ground. Please stay off the roof. Third: the inside, with something in it for scale, a hand or a light switch.',
      'From those we can often tell wind from wear. Wind takes ridge caps and the second or third course from the edge, on one or two sides. Age takes everything at once. Wind damage is a repair, and the pieces fit on one truck. Age is a different talk, and you should have it before paying for patches.',
      'Ridge caps suffer most in open country. They stand highest, they bend over the peak, and they are often ordinary shingles cut by hand. We replace them with caps made for the purpose.',
    ],
    points: [
      {
        question: 'How long until somebody is here?',
        answer:
          'The drive is estimated at {drive} from the distance alone. For a planned repair we give you a day, and we bring work for a full one.',
      },
      {
        question: 'Is a local handyman good enough for one shingle?',
        answer:
          'For one shingle on a walkable roof, perhaps. For anything at a wall, valley or chimney, use someone who rebuilds flashing for a living, us or another.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark: 'Send a photo of the ridge as well; caps are the first to go where wind has a long run.',
      },
    ],
    sources: [],
  },
  'tile-roofing': {
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
  'metal-roofing': {
    intro: 'In Sidney the question is not whether snow will leave your metal roof, but where it lands.',
    paragraphs: [
      'Smooth panels let go all at once. The sun warms the steel, a film of water forms, and half a slope of snow comes off in the time it takes to say so. Below may be a gas meter, a heat pump, a lower roof or a front step. Walk around the house and note what stands under each eave. That walk is the plan.',
      'Guards come as single cleats set in a pattern, or as rails clamped to the seams. One row above the door is seldom enough for a long slope: snow piles up and pours over, or tears the row off. Number and spacing follow from slope, length and load, and the guard maker’s table gives them.',
      'Over a bed of shrubs we often advise none at all. Let it slide. A gutter there, though, must hang below the line of the panel or it goes along.',
    ],
    points: [
      {
        question: 'Can snow guards be added later?',
        answer:
          'On standing seam, easily, with clamps. Glued cleats depend on a clean, warm surface, so they are summer work. We try to set both with the roof.',
      },
      {
        question: 'Sidney is {miles} miles out. Who repairs a panel in January?',
        answer:
          'We do, on a dry day. Offcuts from your own panels stay with you in the garage, so that color and profile are on hand before anybody drives.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sliding snow',
        remark:
          'Of our twelve towns Sidney lies farthest north, so the map of what stands under the eaves comes first.',
      },
    ],
    sources: [],
  },
  'flat-roof-systems': {
    intro:
      'Since Sidney lies {miles} miles from us, your own people should know the first three things to do on a flooded flat roof.',
    paragraphs: [
      'One: find the drain. It is where the water is deepest, so nobody wades in to look for it. Reach from the side with a rake and pull the leaves off the strainer. The suction of an open drain is strong; keep hands and feet out. Two: if a ceiling below looks unsafe, lock the door to that room. Three: send us a picture with a ruler in it, because depth tells us whether to bring pumps.',
      'A drift against a wall is the winter version. It can weigh far more than the snow in the middle. Do not send anyone under a roof that groans.',
      'We draw a plan of your roof on the first visit. Drains, overflows, hatch, units and shut-offs are on it, and a copy hangs where your staff can find it in the dark.',
    ],
    points: [
      {
        question: 'How often should our staff look at the roof?',
        answer:
          'After every storm and once a month in leaf season, from the hatch. Five minutes, with a phone. They need not step onto it.',
      },
      {
        question: 'When will a crew arrive?',
        answer:
          'The drive itself is estimated at {drive}, from distance, in fair weather. On the phone we tell you when a crew leaves and not only when it might come.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'With the shop this far from Sidney, an overflow scupper is a cheaper guard than any phone number.',
      },
    ],
    sources: [],
  },
  'commercial-roofing': {
    intro:
      'For a large roof at the far end of our map, the survey has to be good enough that the second trip brings everything.',
    paragraphs: [
      'Sidney is {miles} miles from Miamisburg. On a big building that changes how we look. We come for a whole day, and at dusk if the weather suits, because wet insulation stays warm after the sun has gone and shows in an infrared camera as a glowing patch. Cores in daylight confirm or refute it.',
      'Out of that comes a plan in squares, each with a letter: sound, watch, repair, renew. Units, drains and hatches are numbered on it, and the same numbers are painted at the foot of each. When your maintenance people call about “water at B7”, we know what to load.',
      'They get a half hour of training as well, and a box: tape, mastic, a bucket of patches. A clean temporary patch by someone on the spot beats a perfect one that is still on the highway.',
    ],
    points: [
      {
        question: 'Will a staff patch void our warranty?',
        answer:
          'Some makers allow emergency patches if they are reported promptly. We put the number to call and the materials allowed on a card inside the box.',
      },
      {
        question: 'Who files for the state permit?',
        answer:
          'We do, before any commercial re-roof, since Ohio requires it. Which office handles it for a Shelby County address is the first call we make.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wet insulation',
        remark: 'An evening scan of a large Sidney roof finds in an hour what a hundred cores would miss.',
      },
    ],
    sources: [stateFacts.commercialPermit],
  },
  'emergency-repairs': {
    intro:
      'At {miles} miles Sidney is our longest run, so a temporary roof there is built to last until we return.',
    paragraphs: [
      'A tarp thrown over a slope is good for a night. Two weeks of wind in open country is another test. For a call this far out we carry the better kit: heavier sheet, long battens screwed through to rafters, an edge rolled around lumber so that it cannot work loose. At the top the sheet goes over the ridge and down the other side. At the bottom it drains past the gutter, not into it.',
      'Smaller openings get no tarp at all. A sheet of self-adhered membrane, or a few courses of shingle slipped in, may stay for months.',
      'Our figure is {arrival} to be on site. The road takes most of that: {drive} by our estimate, from the distance. We set out with the whole kit and call again when we are halfway.',
    ],
    points: [
      {
        question: 'What is the fire department for?',
        answer:
          'Gas, wires, someone trapped, a wall about to go: 911, and before us. For a roof that is merely open, the phone number on this page.',
      },
      {
        question: 'Who checks the tarp while we wait for the repair?',
        answer:
          'You do, from the ground, after each windy night: edges flat, no belly of water. Send a photo if in doubt. If something flaps, call.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark:
          'For Sidney we load enough membrane to close a whole slope, so one trip is enough for the first night.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro:
      'Half of a roof inspection can be done from the ground in Sidney, by you, with a pair of binoculars and ten minutes.',
    paragraphs: [
      'Start across the street. Is the ridge straight? A dip halfway is a matter of framing. Are the courses even? A wave may be decking. Follow each valley down and look for leaves or a dark line. Then the edges: a shingle that sticks out farther than its neighbors, a strip of metal that has lifted, caps missing on the ridge.',
      'Closer in, look at what the roof gives away. Grit below the downspout: a little from a new roof is normal, a handful from an old one is not. Nails in the flower bed. A shingle behind the garage. Stains under the overhang.',
      'Write down what you saw and on which side. With that and a few photos we can say whether a visit should be this week or with our next day in Shelby County. The attic and the hand tests are then our half.',
    ],
    points: [
      {
        question: 'Can you not just use pictures and spare the drive?',
        answer:
          'No. A broken seal looks perfect in a photo, and so does a hail bruise. Your pictures set the order of things. They do not replace fingers.',
      },
      {
        question: 'You are {miles} miles away. What if it cannot wait?',
        answer:
          'An active leak is an emergency call and not an inspection. Use the phone for that, at any hour.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark:
          'In open country wind tests every edge, so around Sidney we lift more tabs per slope than the routine asks.',
      },
    ],
    sources: [],
  },
} as const satisfies ServiceTexts;
