// Metal roofing, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every metal roof (services/metal-roofing.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { metalRoofing } from '../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const metalRoofingTexts = {
  'miamisburg-oh': {
    intro:
      'Before you choose a metal roof in Miamisburg, see two lengths of it against your own wall, not a chip on a card.',
    paragraphs: [
      'A chip on a card tells you the color. It does not tell you how a pan twelve feet long looks at four in the afternoon. On flat metal the light shows every soft wave, which roofers call oil canning. No maker promises to be free of it, and it does not let in water. But you should see it before you sign, not after.',
      'Three things keep it down: heavier steel, narrower pans, and faint ribs rolled along the flat. Each costs a little and changes the look a little. Lay two lengths side by side against the wall and walk to the street.',
      'The deck has its say as well. A ridge of old shingle or a proud nail prints through. That is why we strip to wood, and why we run a straightedge over it.',
    ],
    points: [
      {
        question: 'Which gauge do you put on houses?',
        answer:
          'Steel of 24 or 26 gauge, where the lower number is the thicker sheet. On long, wide pans the thicker one earns its price in looks.',
      },
      {
        question: 'What about scratches during the work?',
        answer:
          'They happen. Small ones get the maker’s touch-up paint, with a fine brush. A deep one on a front slope means a new panel, and we have no long way to fetch it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Waves in the flat of the panel',
        remark: 'We can show you the effect on two real lengths in your Miamisburg yard, in your own light.',
      },
    ],
    sources: [],
  },
  'dayton-oh': {
    intro:
      'Laying metal over old shingles saves a dumpster, and in Dayton the number of layers decides whether you may.',
    paragraphs: [
      'The city’s rule is short: two layers of shingles mean tear-off. Over a single layer the question stays open, and we still argue for bare wood. Metal copies what it lies on. Nobody has looked at the deck. Screws or clips through an inch of old roofing hold less than they should.',
      'If you do cover one layer, put something between. Battens give an airway and a flat plane. A slip sheet at least keeps the grit of the shingles from sanding the underside each time the sun comes out.',
      'A change of material can need more paper than a change of shingles. In a historic district ask for the Certificate of Appropriateness with a seam profile and a color on the table. And if sheathing is replaced, the city wants a permit.',
    ],
    points: [
      {
        question: 'Is metal ever right for a historic house?',
        answer:
          'It can be. Narrow standing seams have long been used on porches and bays. Whether it may replace what you have is for the city to say.',
      },
      {
        question: 'Does metal make hard rain louder?',
        answer:
          'Over solid wood, a sheet of underlayment and an insulated attic, hardly. Over battens with an air gap a little more. We mention it before you choose.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'Dayton’s normal {rainInches} inches a year all pass these few places; we spend our time there.',
      },
    ],
    sources: ['daytonPermits', 'daytonPrecipitation'],
  },
  'kettering-oh': {
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
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'What a metal roof does to the power bill of a Springboro house can be put in plain numbers, and they are modest.',
    paragraphs: [
      'Electricity for Ohio homes cost {centsPerKilowattHour} cents a kilowatt-hour in April 2025. Suppose a pale roof spares your air conditioner 300 of them in a summer. That is about 49 dollars. Now take some of it back, because in a heating climate a cool roof costs a little in winter, when you would have liked the sun’s help.',
      'So we do not sell metal as a savings plan. Its case is a long life, light weight, and snow and embers that find nothing to hold.',
      'If comfort upstairs is the complaint, start at the attic floor. Sealing and insulating saves {sealingSavesHeatingAndCooling} of heating and cooling cost on average, by ENERGY STAR’s count, under any roof. Then pick the color you like to come home to.',
    ],
    points: [
      {
        question: 'Do dark metal roofs overheat the attic?',
        answer:
          'Less than you would think. Pigments that reflect infrared keep a dark panel cooler than a dark shingle, and a vented ridge does the rest.',
      },
      {
        question: 'Is the 300 kilowatt-hours my saving?',
        answer:
          'No, it is a round number to show the sum. Yours depends on attic, ducts, shade and thermostat. The energy calculator on this site shows its arithmetic too.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Waves in the flat of the panel',
        remark:
          'A light matte color hides waves best, and happens to be the one that stays coolest over a Springboro attic.',
      },
    ],
    sources: ['ohioElectricityPrice', 'coolRoofTradeOff', 'sealAndInsulateSavings'],
  },
  'centerville-oh': {
    intro:
      'On a Centerville metal roof you pay for the steel once and look at the paint every day, so read the paint line.',
    paragraphs: [
      'Two finishes dominate. SMP, a polyester modified with silicone, is hard, cheaper and common on barn panels. PVDF is softer to the fingernail but holds its color and gloss far longer in sun. On a house, where one slope faces south and one does not, that difference shows: the first finish can end up as two shades on one roof.',
      'Every warranty on paint is really three: against peeling, against fading by so many units, against chalking. Compare the units and the years side by side. And look for what voids them. Cutting panels with an abrasive saw is one, since the hot sparks burn the finish.',
      'Put finish, gauge and profile into the estimate by name. If an owners’ association or the city’s permit desk asks, the same line answers both.',
    ],
    points: [
      {
        question: 'Is metal on the city’s permit list?',
        answer:
          'Centerville publishes the list. Look for re-roofing and for change of covering. We check it at the time, since lists get revised.',
      },
      {
        question: 'Can a faded metal roof be repainted?',
        answer:
          'Yes, with the right primer and a thorough wash. It lasts less long than a factory finish. On a sound roof it is still cheaper than new panels.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Rust and mixed metals',
        remark: 'Our crew cuts panels with shears, so no sparks land on the finish you chose.',
      },
    ],
    sources: ['centervillePermitList'],
  },
  'beavercreek-oh': {
    intro:
      'Metal roofs hold by their clips; on a Beavercreek roof we ask how many, how far apart, and into what.',
    paragraphs: [
      'A panel has no nails to count from the outside. What keeps it down is a row of clips under each seam, and the screws that hold those clips to the deck. In the middle of a slope they may stand two feet apart. At eaves, rakes and ridge, where wind pulls hardest, they should stand much closer. The maker’s tested table gives the spacing by zone.',
      'Thin or tired sheathing undoes all of it. A screw in a half-rotten board holds like a screw in cake. We pull a few before we build on the rest.',
      'An EF3 tornado crossed Beavercreek on May 27, 2019. No metal roof is sold against that, and one that claims to be should worry you. What the tests do cover is the wind of an ordinary bad night. Ask for the test report of the very panel you are buying.',
    ],
    points: [
      {
        question: 'Where does a metal roof start to fail in wind?',
        answer:
          'At a loose edge. Trim that is only nailed through its face lets go, wind gets a finger under the first pan, and the seam unzips from there.',
      },
      {
        question: 'Will hail dents be covered?',
        answer:
          'Read the policy. Some exclude dents that do not leak. We photograph and measure them and meet the adjuster if you wish; the decision is the insurer’s.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Panels with no room to move',
        remark: 'More clips toward the edges do not pin the panel: they hold it down and still let it slide.',
      },
    ],
    sources: ['tornadoBeavercreek2019', 'ohioAdjusterLaw'],
  },
  'fairborn-oh': {
    intro:
      'Antennas, solar panels, a weather vane: on a Fairborn standing seam roof all of it can go up without one hole.',
    paragraphs: [
      'Each seam is a rail. An aluminum clamp with rounded set screws grips it from both sides and never touches the flat. Solar rails, a satellite mount, a line of snow guards or a walkway can be hung from such clamps and taken off again. Under shingles the same job takes a lag bolt into every rafter.',
      'The order of work matters. If you plan solar within a few years, put the roof on first and choose a panel whose seam the clamp maker lists. Keep one clear pan on each side so that somebody can reach the vents.',
      'For people near Wright-Patterson who know they will move again, that has a plain advantage. The equipment goes along, and the roof you leave behind has nothing to explain to a buyer.',
    ],
    points: [
      {
        question: 'Will a metal roof block my phone or Wi-Fi?',
        answer:
          'It can dim a weak signal from a tower above the roofline. Inside the house, brick and foil insulation matter more. Test in the attic before you blame the roof.',
      },
      {
        question: 'Do clamps void the warranty?',
        answer:
          'Some makers list which clamps and what torque they accept. Keep that page. We set ours with a torque wrench for the same reason.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'A clamp on the seam makes no hole, so let no installer talk you into brackets through the pan.',
      },
      {
        issue: 'Panels with no room to move',
        remark: 'One clamp too many can pin a pan; rails for solar are laid out with that in mind.',
      },
    ],
    sources: ['airBase'],
  },
  'huber-heights-oh': {
    intro:
      'Fresh mortar and painted metal are poor neighbors, which matters wherever a Huber Heights roof meets brick.',
    paragraphs: [
      'Mortar is strongly alkaline until it cures. A splash of it on a metal panel etches the finish within hours, and bare aluminum fares worse. In a place that counts itself a community of brick homes, that settles the order of work. Masonry first: chimney repointed, crown mended, joints cut for the flashing. Then a week’s wait. Then metal.',
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
          'A cricket in the same metal, folded and soldered or riveted and sealed, splits the water. Without one, snow and leaves sit there half the winter.',
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
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
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
  'piqua-oh': {
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
  'sidney-oh': {
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
  'franklin-oh': {
    intro:
      'Water under a metal roof is not always a leak; on a cool Franklin morning it may be your own air.',
    paragraphs: [
      'Steel follows the night sky and gets colder than the air around it. If moist air touches the underside, it drips. A carport, a workshop or a porch with a bare metal roof can rain inside under a clear sky, and no amount of sealant will help.',
      'Over a house the cure is in layers. Underlayment lies tight to the deck, the attic below is vented, and bath fans blow outdoors rather than into the rafters. Over an open shed there is no attic, so the panel brings its own: a thin fleece on the back that holds the drops until the day dries them.',
      'How to tell the two apart? A leak follows rain and marks one spot. Condensation follows cold, clear nights, and it wets whole bays evenly. Keep notes for a fortnight, and the answer is usually plain.',
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
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof metalRoofing>>>;
