// Roof repair, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every repair (services/roof-repair.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { roofRepair } from '../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const roofRepairTexts = {
  'miamisburg-oh': {
    intro: 'No roof repair in Miamisburg is too small to ask about: the ladder is already in town.',
    paragraphs: [
      'The typical small leak has nothing to do with shingles. A plumbing vent passes through the roof inside a rubber collar. Sun cracks the collar where it hugs the pipe, long before the shingles around it are old, and rain runs down the outside of the pipe to the bathroom ceiling below.',
      'The fix is a new flashing worked in under the courses above it. Smearing sealant around the old collar buys a season. We would rather not come back for the same stain.',
      'While we are up there we look at the other vents, because they were installed on the same day and are the same age. If two more are cracked, doing all three costs little more than one. It is your call, and you see the photos first.',
    ],
    points: [
      {
        question: 'Can I wait until more needs doing?',
        answer:
          'With a cosmetic flaw, yes. With water, no. A wet sheet of decking costs more than the visit, and insulation that has been soaked settles and stops working.',
      },
      {
        question: 'Do you charge to come out and look?',
        answer:
          'No. The inspection and the written estimate are free, and in Miamisburg we can usually combine them with a job we already have nearby.',
      },
    ],
    issueRemarks: [
      { issue: 'Cracked pipe boots', remark: 'For this one alone it is worth ringing us in Miamisburg.' },
    ],
    sources: [],
  },
  'dayton-oh': {
    intro:
      'Dayton’s rain finds a flaw sooner or later; a good repair starts by finding where it really gets in.',
    paragraphs: [
      'Normal precipitation in Dayton is {rainInches} inches a year. Over every 1,000 square feet of house that is about {rainGallonsPerThousandSquareFeet} gallons. One loose piece of flashing meets a good share of it.',
      'The stain on the ceiling is the last stop, not the source. Water runs down a rafter, crosses a sheet of plywood, drips from a nail and lands a room away. So we go to the attic first and follow the trail uphill. Then, on the roof, we test with a hose: low first, a few minutes in each place, someone inside with a light. It is slow, and it ends the guessing.',
      'Replacing shingles alone needs no permit from the city. If sheathing has rotted and must be cut out, one is required. We tell you which it is before we start.',
    ],
    points: [
      {
        question: 'It only leaks when rain comes with wind. Why?',
        answer:
          'Wind drives water sideways, under laps and behind siding. We look at walls, vents and the upwind edge before blaming the field of the roof.',
      },
      {
        question: 'My street is in a historic district. Does a repair need approval?',
        answer:
          'Historic districts require a Certificate of Appropriateness. Whether a like-for-like patch falls under it is a question for the city, and best asked before we begin.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Valley wear',
        remark:
          'Over a normal Dayton year each valley passes thousands of gallons, so we test it before the field.',
      },
    ],
    sources: ['daytonPrecipitation', 'daytonPermits'],
  },
  'kettering-oh': {
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
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'A bump under a shingle and a rust spot in the attic are two ends of the same nail, and Springboro roofs are not spared.',
    paragraphs: [
      'Roof decking swells when it is damp and shrinks when it is dry. Over some years a nail that missed the rafter, or was driven at an angle, works its way up. The head lifts the shingle above it. First the seal breaks, then the head wears through, and now there is a hole.',
      'From the lawn a popped nail looks like a small tent. From the attic it is a dark ring around a shiny point, sometimes with frost on it in January.',
      'Hammering it down again is not a repair, since the wood no longer grips. We pull it, seal the hole, nail an inch to the side and bond the shingle back. Ten of them take a morning. Left alone they take a ceiling.',
    ],
    points: [
      {
        question: 'Who comes to Springboro, and how quickly?',
        answer:
          'A crew from Miamisburg, {miles} miles away by straight line, estimated at {drive} of driving. Planned repairs get a date, and active leaks go first.',
      },
      {
        question: 'A satellite dish was removed. Is that a leak?',
        answer:
          'It will be, if the lag holes were filled with caulk and nothing else. The shingles under the bracket should be replaced and the holes in the deck plugged.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Nail pops',
        remark:
          'Look on the slopes over heated rooms of your Springboro house, where wood dries most in winter.',
      },
    ],
    sources: [],
  },
  'centerville-oh': {
    intro:
      'Stopping the leak on a Centerville roof is the simple part; making the patch disappear takes some craft.',
    paragraphs: [
      'Your shingles have faded. The ones in the store have not. Put a fresh patch in the middle of a ten-year-old slope and you see it from the corner. There are three honest ways to deal with that.',
      'One: take matching shingles from a place nobody looks at, such as the back of the garage, and put the new ones there. Two: find the original line. Sizes changed when makers went metric, so a shingle of the right color may be the wrong width, and the courses will not line up. Three: repair to a natural edge, a valley or a hip, so that the eye has a reason for the change.',
      'We bring what we can find, lay it on the slope and let you look from the street before a nail goes in.',
    ],
    points: [
      {
        question: 'Does a small repair need a permit in Centerville?',
        answer:
          'The city publishes a permit list, and we check the job against it. What counts is usually whether only shingles change or wood as well.',
      },
      {
        question: 'Will the new shingles fade to match?',
        answer:
          'They get closer over some years and never quite meet. Granules weather with sun, so a north slope stays different for longer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark: 'Save the ones that blew off: the back of the tab is how we identify the line.',
      },
    ],
    sources: ['centervillePermitList'],
  },
  'beavercreek-oh': {
    intro:
      'Patches made in a hurry after a storm deserve a second look, and Beavercreek had its storm on May 27, 2019.',
    paragraphs: [
      'An EF3 tornado crossed the city that evening. Ohio counted {ohioTornadoCount} tornadoes in the outbreak. After a night like that roofs are closed with what is on the truck, by whoever is there, and a temporary patch has a way of becoming permanent.',
      'If you bought your house since then, you may own one. Signs: shingles of two colors on one slope, nail heads left showing and covered with a dab of cement, a strip of exposed felt at a hip, flashing that ends in mid-air. In the attic, look for new wood beside old.',
      'We open one suspicious spot, see how it was built and tell you whether the rest can stay. Often it can. Sometimes a course of shingles was nailed too high and the whole patch comes off in your hand.',
    ],
    points: [
      {
        question: 'What is a creased shingle?',
        answer:
          'One that the wind folded back and dropped again. It lies flat and looks whole, but there is a line across it where the mat broke. It will not seal again.',
      },
      {
        question: 'Can old storm damage still go to my insurer?',
        answer:
          'Policies set deadlines, so ask yours. We can inspect, photograph and date what we see. What is covered is the insurer’s decision.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'Any slope in Beavercreek with a patch from 2019 gets its seals tested around the edge of it.',
      },
    ],
    sources: ['tornadoBeavercreek2019', 'tornadoOutbreak2019', 'ohioAdjusterLaw'],
  },
  'fairborn-oh': {
    intro:
      'If you own a house in Fairborn and live on the other side of the country, a leak can be repaired without your standing under it.',
    paragraphs: [
      'With an air base at the edge of town, some owners are stationed elsewhere and hear about the drip from a tenant. The tenant sees a wet ceiling. You need to know what is wrong with the roof and what it costs.',
      'So we send pictures in an order that makes sense: the house from the street, the slope, the spot, the same spot from below, and a sketch that says where on the roof it is. With them comes one page: cause, repair, price, what happens if you wait. You answer by e-mail. The work starts when you have said yes, in writing.',
      'Afterwards you get the same views again. Keep them with the lease. At the next change of tenants they settle the question of when that stain appeared.',
    ],
    points: [
      {
        question: 'Who has to be at the house?',
        answer:
          'Somebody to open the attic for half an hour. For the roof itself nobody, as long as the driveway is clear and the dog is in.',
      },
      {
        question: 'Can my tenant order the repair?',
        answer:
          'A tenant can report it, and in an emergency we will make things safe. For a paid repair we want the owner’s agreement.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked pipe boots',
        remark:
          'If a tenant in Fairborn reports a stain near the bath fan, ask for a photo of the pipe above it.',
      },
    ],
    sources: ['airBase'],
  },
  'huber-heights-oh': {
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
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
    intro:
      'Before we drive the {miles} miles to a Troy repair, help us make a list: one visit can close five small things.',
    paragraphs: [
      'A single lifted shingle hardly ever comes alone. Walk around the house with a phone, and through the rooms under the roof with a flashlight. Photograph anything that puzzles you: a bent ridge cap, a drip line on the siding, a skylight with a brown corner, a vent that has lost its hood.',
      'Send the lot. We sort it into three piles, as far as pictures allow. What lets water in now. What will, within a winter or two. What only looks bad. The first pile sets the date, the second is quoted alongside it, and the third is left to you.',
      'Skylights need their own line. Water on the inside of the glass on a cold morning is condensation from the room. Water at the head of the frame after rain is flashing. The first wants ventilation, the second a roofer.',
    ],
    points: [
      {
        question: 'Is there a charge for the distance?',
        answer:
          'Inspection and estimate are free in Troy as everywhere in our area. Any travel in a repair price is in the written figure before you agree to it.',
      },
      {
        question: 'Can a neighbor share the visit?',
        answer:
          'Gladly. Two addresses in Troy, or one here and one in Tipp City {milesToTippCity} miles south, make a sensible day for one crew.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked pipe boots',
        remark: 'Put every pipe on your list; all of the same age can be done in the one trip to Troy.',
      },
    ],
    sources: [],
  },
  'piqua-oh': {
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
  'sidney-oh': {
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
  'franklin-oh': {
    intro:
      'Look along the gutter line first: on many houses, in Franklin as elsewhere, the edge of the roof fails before the middle.',
    paragraphs: [
      'Water should leave the shingle, cross a metal drip edge and land in the gutter. Take away the metal, or hang the gutter an inch too low, and it curls back under the shingle instead. The end of the decking gets wet with every rain. Then the board behind the gutter goes soft, the gutter screws lose their hold, and the whole length begins to sag.',
      'A new gutter on that board is money spent twice. We take off the gutter, cut back to sound wood, replace the board, slip a drip edge under the lowest course and hang the gutter so that it falls toward the outlet.',
      'Franklin is a river town, and water on the ground is its own subject. From a roofer’s side the answer is simple: clean outlets, and downspouts that let go well away from the wall.',
    ],
    points: [
      {
        question: 'How do I check the board without a ladder?',
        answer:
          'Look for peeling paint below the gutter, dark streaks on the soffit, and a gutter that no longer runs parallel to the roof.',
      },
      {
        question: 'Do gutter covers prevent this?',
        answer:
          'They keep leaves out, mostly. They do not replace a missing drip edge, and some kinds lift the first course of shingles when they are fitted.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Step flashing and kickouts',
        remark: 'A missing kickout and a sagging gutter often share the same rotten corner.',
      },
    ],
    sources: [],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof roofRepair>>>;
