// Roof replacement, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every replacement (services/roof-replacement.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { roofReplacement } from '../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const roofReplacementTexts = {
  'miamisburg-oh': {
    intro: 'In Miamisburg the decision to open a roof can wait until we have looked at the sky that morning.',
    paragraphs: [
      'Our shop is in town, so nobody has to tear off shingles just because the truck is already halfway to the job. If the radar looks wrong at breakfast, your old roof stays on one more day.',
      'Once we start, we strip only what can be closed by evening. Decking checked, ice barrier at the eaves and in the valleys, underlayment over the rest, drip edge on. A slope that is dried in can sit under a storm overnight. An open slope cannot.',
      'The last thing we do is look for nails. They drop into gutters, mulch and the joint between drive and lawn. We run a magnet over all of it, and gutters are cleaned by hand. If the mower turns one up later, call. You are on our way to lunch.',
    ],
    points: [
      {
        question: 'How much of the roof is open at one time?',
        answer:
          'As much as the crew can cover before they go home. On a simple two-slope roof that is often one side a day. Valleys and dormers make the daily share smaller.',
      },
      {
        question: 'Where do the dumpster and the pallets go?',
        answer:
          'On the driveway if it will take the weight, with planks under the wheels. Tell us about a septic tank, a buried line or a soft edge before delivery day.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Soft decking',
        remark:
          'In Miamisburg another stack of sheathing is minutes away, so a soft surprise seldom stops the day.',
      },
    ],
    sources: [],
  },
  'dayton-oh': {
    intro:
      'Three questions settle the paperwork for a new roof in Dayton: how many layers, what lies under them, and which district.',
    paragraphs: [
      'The City of Dayton asks no permit for replacing shingles alone. Once sheathing or structure is replaced, it does. Nobody sees the sheathing until the old roof is off, so we go into the attic first and probe for soft boards. Your estimate then says which way we expect it to go, and what a sheet of decking costs if we are wrong.',
      'Layers come next. Where two layers of shingles lie on the house, the city wants them torn off. A third on top is not an option. We lift an edge at the rake and count before we price.',
      'In a historic district you also need a Certificate of Appropriateness. Ask for it early. Color, profile and the metal at the edges are all easier to settle before material is ordered.',
    ],
    points: [
      {
        question: 'What if bad decking turns up in the middle of the job?',
        answer:
          'Then the work is no longer shingles alone. We stop on that slope, show you photos, and deal with the permit before new sheathing goes on. The rest stays dry meanwhile.',
      },
      {
        question: 'How do I find out whether I am in a historic district?',
        answer:
          'Ask the city with your street address. It is a short question, and the answer belongs in the file before anyone picks a shingle.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Two layers already on',
        remark: 'In Dayton this settles it: the city wants two layers torn off.',
      },
      {
        issue: 'Soft decking',
        remark: 'New sheathing is what turns a permit-free Dayton shingle job into one with a permit.',
      },
    ],
    sources: ['daytonPermits'],
  },
  'kettering-oh': {
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
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'A new roof is the one time the attic of a Springboro house can be sealed and vented without working around the old one.',
    paragraphs: [
      'Shingles keep water out. They do not keep heat in. That is the job of the attic floor, and most of what escapes goes through gaps you cannot see from the hall: around light boxes, pipes, the chimney chase and the hatch. ENERGY STAR puts the average saving from sealing and insulating at {sealingSavesHeatingAndCooling} of heating and cooling cost, or {sealingSavesAllEnergy} of the whole energy bill.',
      'Sealing comes before insulation, and insulation before venting. Then the roof does its part: clear soffits, baffles that keep insulation out of the airway, and an exhaust at the ridge that matches the intake. More exhaust than intake pulls heated air out of the house.',
      'We look at all of this before pricing, and we say which parts are ours and which belong to an insulation contractor.',
    ],
    points: [
      {
        question: 'Is a lighter shingle worth it for the cooling bill?',
        answer:
          'It helps in July and gives a little back in January. Around here insulation comes first. Choose the color you like to look at.',
      },
      {
        question: 'Do Warren County rules differ from those across the county line?',
        answer:
          'They can. Springboro is in Warren County, while our shop is in Montgomery. We ask the office that covers your address instead of assuming.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark: 'If they curl on every side of a Springboro roof alike, suspect the attic below them.',
      },
    ],
    sources: ['sealAndInsulateSavings', 'coolRoofTradeOff'],
  },
  'centerville-oh': {
    intro:
      'Read Centerville’s permit list, then choose your shingle outdoors: in that order, a replacement holds few surprises.',
    paragraphs: [
      'The city publishes a list of work that needs a permit. It takes five minutes to read, and it is better than anything a salesperson remembers. We go by the list as it stands on the day we write your estimate, and any fee appears there as its own line.',
      'Then comes the part people enjoy less than they expect. A shingle sample is the size of a book, and a roof is the size of a parking lot. Take the board outside. Lay it flat on the ground against the brick or siding, at noon and again near sunset. Dark blends go flat in shade, and a strong blend looks busy on a short slope.',
      'Ask for the address of a roof in that color, and drive past it. No screen shows what thirty squares look like.',
    ],
    points: [
      {
        question: 'My owners’ association has color rules. Who handles that?',
        answer:
          'The request comes from you as the owner. We supply the sample, the product sheet and a short description of the work for it. Allow time before ordering.',
      },
      {
        question: 'Does the color change the price?',
        answer:
          'Within one product line, rarely. A step up in thickness or impact rating does. The estimate names the exact line, so two bids can be compared.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'Colors fade with their granules, so choose your Centerville sample against a roof that is some years old.',
      },
    ],
    sources: ['centervillePermitList'],
  },
  'beavercreek-oh': {
    intro:
      'An EF3 tornado crossed Beavercreek on May 27, 2019. That is reason enough to talk about wind before color.',
    paragraphs: [
      'Start with the honest part. No shingle is made to survive a tornado. What a good installation can do is hold through the ordinary gusts that come with every spring front, and that depends less on the brand than on four details.',
      'A starter strip with its sealant at the eave and the rakes, not an upside-down shingle. Nails in the nailing line, driven flush, as many as the maker’s high-wind instructions ask. Decking sound enough to grip them. Drip edge fastened close and lapped the right way. Miss the line by an inch and the nail holds half of what it should.',
      'We photograph the starter and the nailing before they are covered. It is the part of the roof you will never see again, and the part you are paying for.',
    ],
    points: [
      {
        question: 'What does the wind rating on the wrapper mean?',
        answer:
          'It is a laboratory result for shingles nailed as the maker says and sealed by the sun. Fewer nails or a cold, unsealed strip, and the figure no longer applies.',
      },
      {
        question: 'Should I pay for impact-rated shingles too?',
        answer:
          'Ask your insurer first. Some policies lower the premium for them and some limit cosmetic claims. We price both so you can compare.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark: 'A lifted corner gives Beavercreek wind something to hold.',
      },
      {
        issue: 'Soft decking',
        remark: 'Nails in soft wood pull out at a fraction of their rating, whatever the shingle promises.',
      },
    ],
    sources: ['tornadoBeavercreek2019'],
  },
  'fairborn-oh': {
    intro:
      'Beside an air base a house can change hands on short notice, so a new Fairborn roof should come with papers the next owner can use.',
    paragraphs: [
      'Wright-Patterson is next door. If orders may move you, think of the roof as something you will hand over. A buyer cannot see underlayment, and an inspector will guess at the age unless somebody wrote it down.',
      'Ask for four things at the end: the contract with the product line and color, photos of the decking and the dry-in, the date of completion, and the registration of the maker’s warranty. Whether that warranty passes to a buyer, and how soon the transfer must be filed, is in its fine print. Read that page before choosing the shingle, not on the day you list.',
      'If you are already away, nothing here needs you on the lawn. Samples can be mailed, the scope signed by e-mail and each stage photographed.',
    ],
    points: [
      {
        question: 'Is it worth replacing a tired roof just before selling?',
        answer:
          'Not always. Sometimes a dated inspection and a repair answer the buyer. We price both and say which we would do.',
      },
      {
        question: 'Can you work around a moving date?',
        answer:
          'Give us the date when you ask for the estimate. A plain roof takes a day or two in dry weather, and we leave a margin for rain.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Two layers already on',
        remark: 'If you bought the house sight unseen on the way to Fairborn, nobody may have counted.',
      },
    ],
    sources: ['airBase'],
  },
  'huber-heights-oh': {
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
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
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
          'Ask the city with your address and a line on the scope. We do this before scheduling, and mention that decking may change, since that often alters the answer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Soft decking',
        remark:
          'For Troy the count of doubtful sheets is in the estimate, and the spare ones are on the truck.',
      },
    ],
    sources: [],
  },
  'piqua-oh': {
    intro:
      'Piqua’s winters work on the lowest three feet of a roof, and that is where we spend the most care.',
    paragraphs: [
      'Snow melts over a warm attic, runs down and freezes over the cold eave. The ice builds a rim, water stands behind it, and shingles are not made to hold standing water. Each thaw and freeze pries a little more.',
      'So a new roof gets an ice barrier: a self-adhered membrane from the eave up past the inside face of the heated wall, at least 24 inches past it, and further on a low pitch because the distance is measured level. The drip edge goes under it at the eave. Valleys get the same sheet.',
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
  'sidney-oh': {
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
  'franklin-oh': {
    intro:
      'Often only one side of a Franklin roof is worn out, and it is fair to ask whether the other side can wait.',
    paragraphs: [
      'Roofs age by exposure. The south slope takes the sun, the west slope takes the weather, and the north one may look ten years younger. Replacing a single slope is possible, and now and then it is right: a plain gable, a clean ridge, an owner who plans to sell the whole house in a few years.',
      'There is a catch at every edge. The ridge cap has to be redone for both sides. Colors drift between production runs, so the halves will not match. Hips and valleys cannot be split cleanly at all. And the second slope, done later, pays again for set-up, dumpster and delivery.',
      'Franklin lies {miles} miles {direction} of our shop, so a visit just to look is no trouble. We price the slopes separately and you decide.',
    ],
    points: [
      {
        question: 'Could the garage go with the house?',
        answer:
          'Yes, and it is cheaper than a second visit. One dumpster, one delivery, one color. We list it separately so that you can still say no.',
      },
      {
        question: 'How can I tell that a slope is done?',
        answer:
          'Bare patches where the granules have gone, curled corners, cracks that run across tabs. From the ground, compare it with the north side through binoculars.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Granule loss',
        remark:
          'Compare the gutters on both sides; the slope that sheds more grit is the one to price first.',
      },
    ],
    sources: [],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof roofReplacement>>>;
