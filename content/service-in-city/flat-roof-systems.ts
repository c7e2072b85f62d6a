// Flat roofs, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every flat roof (services/flat-roof-systems.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { flatRoofSystems } from '../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const flatRoofSystemsTexts = {
  'miamisburg-oh': {
    intro: 'A flat roof in Miamisburg is close enough to our shop to be looked after instead of rescued.',
    paragraphs: [
      'Two visits a year are all it takes. In late November, once the leaves are down, we empty drains and gutters, look into the scuppers and sweep the corners. In April we come back for what winter did: open laps, lifted edges, a cracked pitch pocket, gravel where there should be none.',
      'Each visit leaves the same set of photos from the same spots. After two years you can lay them side by side and watch a blister grow, or not. That is worth more than anyone’s opinion.',
      'Between visits you can help. After the first hard rain of a season look down on the roof from an upper window. Mark where water still stands the next evening. Where the outlets lead matters too: downspouts that let go beside the wall bring the problem in by the cellar.',
    ],
    points: [
      {
        question: 'May I go up and clear the drain myself?',
        answer:
          'If there is a fixed stair or a hatch, yes, in soft shoes. Pick the leaves out by hand. A shovel has cut more membranes than hail.',
      },
      {
        question: 'What does a maintenance visit not include?',
        answer:
          'Rebuilding. A small open lap is closed on the spot. Anything larger is photographed and priced, and you decide in peace.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Maintenance put off',
        remark: 'For Miamisburg roofs the trip is short, so there is little reason to skip the fall visit.',
      },
    ],
    sources: [],
  },
  'dayton-oh': {
    intro:
      'A flat roof of 5,000 square feet in Dayton has to get rid of more than 100,000 gallons in a normal year.',
    paragraphs: [
      'Normal precipitation is {rainInches} inches. Each 1,000 square feet collects about {rainGallonsPerThousandSquareFeet} gallons of it. A pitched roof throws that off. A flat roof has to lead it to a few holes no wider than a plate.',
      'An inch of standing water weighs 5.2 pounds on every square foot. That is why drains come in pairs. The main one lies at the low point. The overflow sits a little higher, through the parapet or down a pipe of its own, and should be bone dry. If you ever see water run from it, the main drain is blocked. Call that day.',
      'On paper: shingle work alone needs no permit in Dayton, but replacing sheathing or structure does. A flat roof that has been wet for years often needs new deck in places, so we look from below first.',
    ],
    points: [
      {
        question: 'Our parapet has no overflow. Does it need one?',
        answer:
          'If the walls would hold water in, we think so. Cutting a scupper with a lined throat is a day’s work, and best done together with new membrane.',
      },
      {
        question: 'Does the historic-district rule reach a roof nobody sees?',
        answer:
          'Perhaps not the membrane, but edges, coping and new scuppers show from the street. Ask about the Certificate of Appropriateness with a photo of the parapet.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Every inch of Dayton rain puts {inchGallonsPerThousandSquareFeet} gallons on 1,000 square feet, all of it bound for the same drain.',
      },
    ],
    sources: ['daytonPrecipitation', 'daytonPermits'],
  },
  'kettering-oh': {
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
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'On Springboro houses the flat roof is often the one under the deck chairs, or over the room that was added later.',
    paragraphs: [
      'A roof you walk on must be two things at once. The membrane keeps the water out, and something else carries the feet. Screw deck boards into the membrane and you have made fifty holes. The boards should lie on sleepers with pads, or pavers on pedestals, so that water runs below and every piece can be lifted when a seam needs attention.',
      'The door is where such roofs fail. Its sill ought to stand well above the finished surface, and the membrane must turn up under it. Many a threshold has been lowered for looks. Then snow leans on the glass and melts inward.',
      'For rooms added on, look at the joint with the old house. The two settle at different rates. A flashing that can stretch there is cheap insurance.',
    ],
    points: [
      {
        question: 'Can an existing deck be saved while the roof below is renewed?',
        answer:
          'If it was built in sections, yes. We number and stack them. Boards fixed through the roof have to come off, and should not go back the same way.',
      },
      {
        question: 'Which county office do we ask about permits?',
        answer:
          'Springboro lies in Warren County. We take the question to the building office that serves your address, with a sketch that shows whether framing changes.',
      },
    ],
    issueRemarks: [
      {
        issue: 'TPO seams and punctures',
        remark:
          'On a roof that people use, chair legs and grill corners make the holes; pads under them cost a few dollars.',
      },
    ],
    sources: [],
  },
  'centerville-oh': {
    intro:
      'A puddle on a Centerville roof that outlasts two dry days is a problem of the board beneath, not of the sheet on top.',
    paragraphs: [
      'Old flat roofs were built dead level, or have sagged there. Laying a new membrane over the same plane brings back the same pond. The remedy is tapered insulation: boards cut as wedges, a quarter inch thicker for every foot, set like a shallow roof upon the roof. Water starts to move, and the rooms below gain insulation that the old roof never had.',
      'It takes drawing. Thickness adds up: twenty feet from the drain the boards stand five inches higher. Door sills, windows above the roof, pipes and curbs must still clear that. Where they cannot, a second drain in the middle halves the height.',
      'Centerville publishes its permit list. New insulation often brings the energy code into play, so we ask about both in one call.',
    ],
    points: [
      {
        question: 'Could you just add a drain at the puddle?',
        answer:
          'If there is a pipe nearby and room to fall, that may be the cheap answer. In the middle of a ceiling with no plumbing, wedges cost less than a pipe.',
      },
      {
        question: 'What are crickets?',
        answer:
          'Small diamonds of tapered board, placed between drains and behind curbs, so that water does not rest there. They use little material and cure most remaining puddles.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark: 'We shoot levels on your Centerville roof before we speak about membranes.',
      },
    ],
    sources: ['centervillePermitList'],
  },
  'beavercreek-oh': {
    intro:
      'Wind takes a flat roof from its rim, so on a Beavercreek building we begin with two inches of metal.',
    paragraphs: [
      'The middle of a membrane is hardly ever the first thing to go. A gust strikes the wall, shoots over the edge and sucks at the corner. If the edge metal bends outward, wind gets beneath the sheet, and then it peels like the lid of a can. In the 2019 outbreak an EF3 tornado crossed Beavercreek; that is beyond any detail. A straight wind on a spring night is not.',
      'What counts: a continuous cleat, fastened close. Metal thick enough not to flutter. Wood blocking below that is dry and bolted to the wall, because nails in rotten wood hold nothing. Edge systems are tested under a standard called ANSI/SPRI ES-1. Ask whether yours was.',
      'In the corners we double the fasteners or the width of the glue. It shows nowhere, and costs little.',
    ],
    points: [
      {
        question: 'The sheet flutters on windy days. Is that dangerous?',
        answer:
          'A mechanically fastened sheet may lift slightly between rows. Billowing that reaches the edge, or a slapping sound, means fasteners have let go. Have it looked at soon.',
      },
      {
        question: 'Is gravel better against wind?',
        answer:
          'Large stone ballast holds a loose sheet down, but small stones fly. Before you change either way the framing and the height of the parapet have to be checked.',
      },
    ],
    issueRemarks: [
      {
        issue: 'EPDM shrinkage',
        remark:
          'A shrinking sheet pulls its edge inward and opens the rim to the wind; corners that have gone tight come first.',
      },
    ],
    sources: ['tornadoBeavercreek2019'],
  },
  'fairborn-oh': {
    intro:
      'Whoever else works on your Fairborn roof leaves something behind: a screw, a lid, a puddle of grease.',
    paragraphs: [
      'A flat roof is a workshop floor with no walls. The air-conditioning man kneels beside his unit, sets down a panel on its corner and drops two screws. The sign fitter drags a cable. The kitchen below blows fat out of a fan. None of them means harm, and each can end the life of a membrane in one spot.',
      'Walk pads from the hatch to every unit keep feet where they belong. Around a kitchen fan, a tray and a sheet that shrugs off grease: TPO and EPDM both dislike it, and PVC or a sacrificial layer does better. Pipes pass through in boots rather than in tar pots.',
      'And a logbook hangs by the hatch. Name, date, reason. When a leak turns up in that corner in May, you know whom to ask about April.',
    ],
    points: [
      {
        question: 'Can you come after another trade has finished?',
        answer:
          'Yes. One look on the way out costs less than a ceiling. If you have several buildings in Fairborn, we see them on the same day.',
      },
      {
        question: 'What is wrong with pitch pockets?',
        answer:
          'They need topping up, and nobody does it. The filler shrinks, a ring opens around the pipe, and water follows the pipe down. We replace them wherever the pipe allows.',
      },
    ],
    issueRemarks: [
      {
        issue: 'TPO seams and punctures',
        remark: 'Look first along the path between your hatch and the units; that is where the cuts are.',
      },
      {
        issue: 'Maintenance put off',
        remark: 'A visit to Fairborn, {miles} miles out, pays best right after other trades have packed up.',
      },
    ],
    sources: [],
  },
  'huber-heights-oh': {
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
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
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
  'piqua-oh': {
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
  'sidney-oh': {
    intro:
      'Since Sidney lies {miles} miles from us, your own people should know the first three things to do on a flooded flat roof.',
    paragraphs: [
      'One: find the drain. It is where the water is deepest, so nobody wades in to look for it. Reach from the side with a rake and pull the leaves off the strainer. The suction of an open drain is strong; keep hands and feet out. Two: if a door leads to an unsafe ceiling, lock it. Three: send us a picture with a ruler in it, because depth tells us whether to bring pumps.',
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
  'franklin-oh': {
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
        answer:
          'For homes in Ohio, {centsPerKilowattHour} cents a kilowatt-hour in April 2025. Businesses pay by other tariffs, so use the figure on your own bill.',
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
    sources: ['coolRoofTradeOff', 'ohioElectricityPrice'],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>>;
