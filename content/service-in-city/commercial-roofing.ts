// Commercial roofing, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every commercial roof (services/commercial-roofing.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { commercialRoofing } from '../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const commercialRoofingTexts = {
  'miamisburg-oh': {
    intro: 'A Miamisburg shop owner can have a roofer look at a wet ceiling tile before the doors open.',
    paragraphs: [
      'For a small business the roof is not a project, it is an interruption. So the useful questions are about hours. When do customers come? Which door must stay clear? Who sleeps, studies or has teeth drilled below the spot where we want to hammer? We write the answers into the schedule and put it up where staff can read it.',
      'Loud work goes to the early morning. Smelly work goes to the day you are closed. Trucks stand where your deliveries do not. Because our own shop is in town, a half day here and there is possible; a crew from far away needs to fill its eight hours.',
      'One thing cannot be squeezed in. Re-roofing a commercial building in Ohio needs a permit. Repairs can often go ahead while it is pending.',
    ],
    points: [
      {
        question: 'What will my tenants notice?',
        answer:
          'Footsteps, a hoist and, for an hour or so at a time, cutting. They get a page with dates and a number to call. Ceilings below open sections are covered.',
      },
      {
        question: 'Is a yearly contract worth it for a small roof?',
        answer:
          'Two looks a year are. Whether you want them as a contract or simply call in April and November makes no difference to the drains.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark:
          'In Miamisburg we can meet your heating contractor on the roof, so that neither trade blames the one who is absent.',
      },
    ],
    sources: ['ohioCommercialPermit'],
  },
  'dayton-oh': {
    intro:
      'Older commercial blocks in Dayton share walls, drains and sometimes roofs; find out whose is whose before the tear-off.',
    paragraphs: [
      'Stand on a row of stores and the property lines vanish. One membrane may run over three owners. A drain on your side may carry the neighbor’s water. Before a proposal we trace the edges, open the parapet cap at the party wall and look at the deed drawing if you have it. A short letter between owners now is better than one between lawyers later.',
      'Then the permits, in the plural. Ohio requires one for re-roofing a commercial building. If the block stands in one of Dayton’s historic districts, visible parts also need a Certificate of Appropriateness. And should a dumpster or a crane stand in the street, the city has a say about the street.',
      'Dayton is the largest of our towns, with {population} people. Somebody always needs that sidewalk. We plan lifts for the quiet hours.',
    ],
    points: [
      {
        question: 'How do you join a new roof to a neighbor’s old one?',
        answer:
          'With a raised curb along the line, flashed from both sides. Either owner can then renew one side without cutting into the other.',
      },
      {
        question: 'Was our block hit in 2019?',
        answer:
          'The EF4 ran {daytonTornadoPath} from Brookville through Trotwood and Dayton to Riverside. If your deck lay near that path, look for plates and patches from that summer.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Parapets and coping',
        remark: 'On a shared Dayton party wall the coping belongs to both owners, so we ask both.',
      },
    ],
    sources: ['ohioCommercialPermit', 'daytonPermits', 'tornadoDayton2019'],
  },
  'kettering-oh': {
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
          'Not when it is laid as the maker says, in the weather he asks for. Its seams cure more slowly. That is planned for, and shows up as days, not as leaks.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Open membrane seams',
        remark:
          'A seam can be mended without a flame; in Kettering that keeps a small repair free of the fire permit.',
      },
    ],
    sources: ['ohioCommercialPermit', 'ketteringFirePermit'],
  },
  'springboro-oh': {
    intro: 'Owners of a Springboro building rarely need a new roof this year; they need to know which year.',
    paragraphs: [
      'A roof on a balance sheet is a date and an amount. To find both, we divide it into areas, since no large roof is equally old all over. For each area the report gives a state, a cause, a remaining life in a range of years, and three prices: keep it going, restore it, replace it. The board can then vote on something.',
      'What moves the date most is water in the insulation. A dry roof of fifteen years may have ten left. A wet one of eight may have none. So we measure moisture and draw the wet area to scale.',
      'Then come two dates on the calendar, spring and fall, and the report is brought up to date each time. Put the permit in too. Ohio asks for one when a commercial roof is renewed.',
    ],
    points: [
      {
        question: 'Can parts be renewed over several years?',
        answer:
          'Yes, along existing expansion joints or a new curb. Start with the area that is wet, and end where the roof is youngest.',
      },
      {
        question: 'How are materials brought to a Springboro site?',
        answer:
          'By truck off I-75, timed to the section being laid. We avoid stacking a whole roof in one spot, because a deck has its limits.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wet insulation',
        remark:
          'For a budget in Springboro this is the figure to get first, and it costs a day of measuring.',
      },
    ],
    sources: ['ohioCommercialPermit'],
  },
  'centerville-oh': {
    intro:
      'In a Centerville office the roof itself is seldom the complaint. The smell, the drumming and the blocked parking are.',
    paragraphs: [
      'Solvent travels. An adhesive rolled out beside an air intake will be noticed by everyone within ten minutes. We map intakes first. On the day we work near one, it is shut or fitted with a filter, and your building engineer knows when. Low-odor glues and fastened sheets exist; they cost a bit more and save many telephone calls.',
      'Sound comes through the deck. Screws are driven in bursts, which is worst for the room right below. Give us a list of rooms and hours that matter, an exam, a hearing, a nap, and we work at the other end.',
      'Parking, last. One bay for the dumpster, two for the lift, marked the evening before. The city publishes a permit list; the state asks for a permit on any commercial re-roof. Both are settled before the cones go out.',
    ],
    points: [
      {
        question: 'Will the heating and cooling be switched off?',
        answer:
          'Only a unit whose curb is being flashed, for some hours. In cold or heat we do those at the ends of the day and agree the times with you.',
      },
      {
        question: 'Do you work at night?',
        answer:
          'Seldom. A seam welded in the dark is hard to check, and neighbors hear everything. Early starts and Saturdays usually serve better.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark:
          'We ask which unit serves which rooms, so nobody in a Centerville waiting area sits without air.',
      },
    ],
    sources: ['centervillePermitList', 'ohioCommercialPermit'],
  },
  'beavercreek-oh': {
    intro:
      'The best storm claim a Beavercreek business can make begins with photographs taken while nothing is wrong.',
    paragraphs: [
      'After hail or wind the argument is always the same. Was that dent there before? An adjuster who meets a roof for the first time cannot know. A dated record can. It takes half a day: every slope and every unit, the edge metal from both sides, the soft aluminum parts that hail marks first, and close pictures of the faults you already know of.',
      'Beavercreek has its date. An EF3 crossed the city on May 27, 2019, one of {ohioTornadoCount} tornadoes in Ohio in that outbreak. Roofs repaired afterward should have papers. If you bought a building since, ask the seller for them.',
      'What a roofer may do with a claim is limited by law here. We inspect, photograph, document and meet the adjuster. We do not negotiate and we promise nothing about the result.',
    ],
    points: [
      {
        question: 'We had hail last week. What should happen first?',
        answer:
          'Keep water out, take pictures of everything, tell your insurer. Do not let anyone scrape, coat or clean the surface until it has been seen.',
      },
      {
        question: 'Does emergency work need the commercial permit?',
        answer:
          'A tarp or a patch is one thing and re-roofing another, and Ohio wants a permit for the latter. We ask the building department where the line lies in your case.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose edge metal',
        remark:
          'Photograph the rim of a Beavercreek roof each year; that is where wind leaves its signature.',
      },
    ],
    sources: ['tornadoBeavercreek2019', 'tornadoOutbreak2019', 'ohioAdjusterLaw', 'ohioCommercialPermit'],
  },
  'fairborn-oh': {
    intro: 'If you lease a building in Fairborn, find the sentence about the roof before you find the leak.',
    paragraphs: [
      'Leases divide a roof in odd ways. The owner keeps the structure, the tenant the maintenance, and the membrane is mentioned nowhere. In a net lease the tenant may owe it all. In a building with several tenants the cost is split by floor area, though only one of them has a kitchen fan up there.',
      'We cannot read contracts for you. We can make the facts plain: what is wear, what is neglect, what another trade did, and what a storm did, each on its own photo and in its own line of the estimate. That is usually enough for both sides to find their clause.',
      'At the start of a lease, have the roof recorded, and again at the end. Owner and tenant each get the same report. For a full re-roof the state permit names the building, so owner and contractor should both sign.',
    ],
    points: [
      {
        question: 'We are the tenant. Will you deal with us?',
        answer:
          'For an inspection and emergency protection, yes. For work on the membrane we want the owner’s written consent, whoever pays.',
      },
      {
        question: 'Whom should we ask for insurance papers?',
        answer:
          'Any roofer you invite. Ohio has no state license for the trade, and cities register contractors. So ask for the certificate and call the insurer named on it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark: 'With several tenants under one Fairborn roof, tag each unit with the suite it serves.',
      },
    ],
    sources: ['ohioCommercialPermit', 'ohioNoRooferLicense'],
  },
  'huber-heights-oh': {
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
    sources: ['ohioCommercialPermit', 'huberHeightsBrick'],
  },
  'troy-oh': {
    intro:
      'On a commercial job in Troy the measure of a day is not what was torn off but what was dry at five o’clock.',
    paragraphs: [
      'With {miles} miles between our shop and your building, nobody pops over at midnight to fix a flapping edge. So the rule for the end of the day is strict. The new membrane is sealed to the old along a straight line, with a strip made for it, weighted and checked. Drains inside the line are open. The foreman sends you a photo of the seam.',
      'We divide the roof into pieces a crew can finish, beginning at the far end from the hoist, so that nobody drives carts over new sheet. The piece for tomorrow is chosen this afternoon, from the forecast.',
      'Material stands on site, spread over the beams. The permit Ohio requires for commercial re-roofing hangs by the hatch. And the people who will inspect are told the dates beforehand rather than called in a hurry.',
    ],
    points: [
      {
        question: 'What if a storm is forecast in mid-job?',
        answer:
          'We stop opening. Two hours of closing and weighting come first, and the crew stays until it is done. A lost day is in the schedule from the start.',
      },
      {
        question: 'Troy is a county seat. Do you work for public owners?',
        answer:
          'We can. Send the bid documents with their deadlines. We answer point by point, and say openly if a requirement is one we cannot meet.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Open membrane seams',
        remark: 'In a job with nights between the sections, the tie-in line is the seam that matters most.',
      },
    ],
    sources: ['ohioCommercialPermit'],
  },
  'piqua-oh': {
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
    sources: ['ohioCommercialPermit'],
  },
  'sidney-oh': {
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
    sources: ['ohioCommercialPermit'],
  },
  'franklin-oh': {
    intro:
      'Before anyone talks about membranes on a Franklin warehouse, look at how your own staff get up there.',
    paragraphs: [
      'Most people who go onto a commercial roof are not roofers. They read a meter, reset a breaker, fetch a ball. They use a ladder that moves, step over a parapet that reaches their knee, and lean on a skylight that looks like glass and is plastic. A renewal is the cheapest time to change all of that.',
      'We list it with the survey: a fixed ladder with a gate, a rail where the hatch opens toward the edge, screens over light domes, a marked path from hatch to unit. Any of these can be built on feet that need no hole. Nothing has to be bought at once.',
      'Franklin lies {miles} miles from us, so a safety walk is easily done along with the fall check. For the roof itself count on the permit that Ohio requires on commercial buildings.',
    ],
    points: [
      {
        question: 'Are we responsible if a repairman falls?',
        answer:
          'Ask your insurer and your attorney; we are neither. What we can tell you is where the hazards are, on photos, and what removing each one costs.',
      },
      {
        question: 'The dock canopy leaks, but the main roof is new. Related?',
        answer:
          'Possibly. Water often runs off the large roof onto the small one. If a downspout empties there, the canopy takes ten times its own rain.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Blocked drains',
        remark:
          'Somebody at your Franklin building should be able to reach each drain without climbing over a rail-less edge.',
      },
    ],
    sources: ['ohioCommercialPermit'],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof commercialRoofing>>>;
