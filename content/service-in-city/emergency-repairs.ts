// Emergency repairs, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every emergency (services/emergency-repairs.ts). Arrival times come from the claims register.

import type { CitySlug } from '../cities/city-slugs.ts';
import type { emergencyRepairs } from '../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const emergencyRepairsTexts = {
  'miamisburg-oh': {
    intro: 'In Miamisburg the crew, the tarps and the ladders start in the same town as your leak.',
    paragraphs: [
      'Call, do not write. The person who answers will ask five things, so it helps to know them. Your address and the nearest cross street. Whether anyone is hurt and whether everyone is out of the wet rooms. What you see: a hole, a limb, a drip, a stain. Which floor, and whether water is near lights or the panel. How steep the roof is, in your own words.',
      'From those answers we load: long battens for a steep slope, plywood for a hole, a pump for a flat roof. It takes two minutes and saves a second trip.',
      'On a quiet night a Miamisburg call is the easiest we have. In a storm over the whole valley, homes with water coming in go ahead of homes with shingles in the yard, near or far. We tell you where you stand.',
    ],
    points: [
      {
        question: 'Should I wait outside to show you the spot?',
        answer:
          'No. Stay indoors, away from windows, until lightning and wind have passed. Turn on the porch light and leave the gate unlocked. We find the rest.',
      },
      {
        question: 'What if it turns out to be harmless?',
        answer:
          'Then you have lost nothing but some sleep. We would rather look at ten harmless drips than miss the one above a fuse box.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'If the drip in your Miamisburg house is slow, note the minute of each drop for us; the pace tells how large the opening is.',
      },
    ],
    sources: [],
  },
  'dayton-oh': {
    intro:
      'Dayton knows what a bad night is: on May 27, 2019 an EF4 tornado ran {daytonTornadoPath}, with winds to {daytonTornadoWind}.',
    paragraphs: [
      'It came from Brookville, through Trotwood and Dayton, to Riverside. Ohio had {ohioTornadoCount} tornadoes in that outbreak and about $1 billion in damage. After such a night there are more open roofs than roofers, and the week that follows matters as much as the storm.',
      'First water, then people at the door. Someone with a clipboard offers to “handle the claim” and wants a signature before supper. Do not sign on the hood of a truck. Ohio has no state license for roofers; cities register contractors, so ask whether this one is registered where you live. Ask for a street address, a certificate of insurance, and a day to think.',
      'A tarp does not oblige you to anything, ours included. Close the roof, photograph it, sleep, then choose.',
    ],
    points: [
      {
        question: 'Does an emergency repair need a permit in Dayton?',
        answer:
          'The city asks none for shingles alone, but one when sheathing or structure is replaced. A tarp comes first. The permit belongs to the rebuild, and we tell you when that begins.',
      },
      {
        question: 'Can you speak to my insurer for me?',
        answer:
          'We can photograph, document and meet the adjuster. Negotiating a claim is not ours to do under Ohio law, and no honest roofer promises how it ends.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark:
          'After 2019 we treat one bare course in Dayton as the start of a row, and check the slope around it.',
      },
    ],
    sources: [
      'tornadoDayton2019',
      'tornadoOutbreak2019',
      'ohioNoRooferLicense',
      'daytonPermits',
      'ohioAdjusterLaw',
    ],
  },
  'kettering-oh': {
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
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'Hail over Springboro at ten in the evening makes a terrible noise and, quite often, no emergency.',
    paragraphs: [
      'Go through the house first, not around it. Is water coming in anywhere? Is a skylight cracked, a window broken, a vent hood gone? If yes, call now and we set out. If no, the roof will still be there at breakfast, and you will see more by daylight.',
      'Before the ice melts, put a few stones beside a coin or a ruler and take a picture. Note the time. Look at soft things, which remember best: the fins of the air conditioner, the mailbox, the lids of gutters, a car that stood out. Photograph those too, with something in the frame that shows where they are.',
      'Bruised shingles rarely leak at once. They do so after a winter or two, which is why an inspection in the following weeks is worth the appointment and a midnight visit is not.',
    ],
    points: [
      {
        question: 'Do I have to file a claim right away?',
        answer:
          'Report dates are set by your policy. Ask your insurer. Knowing the facts first does no harm: we document what we find and leave the decision with you.',
      },
      {
        question: 'A skylight dome is cracked. Can I tape it?',
        answer:
          'From inside, a sheet of plastic and wide tape around the frame catches the drip. Stay off the roof. Hail under a shoe is a ball bearing.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail strikes',
        remark: 'In Springboro note which way the hail drove; the slope that faced it is where we begin.',
      },
      {
        issue: 'Skylight or vent torn open',
        remark: 'This is the hail damage that cannot wait until morning.',
      },
    ],
    sources: [],
  },
  'centerville-oh': {
    intro:
      'While a crew drives the {miles} miles to Centerville, you can save the ceiling with a screwdriver.',
    paragraphs: [
      'Drywall holds water like a hammock. It sags, goes dark, and then comes down all at once with the insulation. If the room is safe, if the power to it is off, and if you can stand to one side, put a bucket under the lowest point and poke a small hole there. A thin stream into a bucket is far better than forty pounds of wet plaster on a table.',
      'Put nothing electrical back on until someone has looked inside the fixture. Move furniture out rather than covering it, because plastic traps the damp. Lift rugs. Open the door so that air moves.',
      'If the bulge is as wide as your arms, leave it. Shut the door and let us do it from the attic side, where we can see what holds it up.',
    ],
    points: [
      {
        question: 'Can I throw my own tarp over it?',
        answer:
          'Please do not. A wet roof in the dark is what hurts people. A tarp held by bricks is also off by midnight, and the bricks come down with it.',
      },
      {
        question: 'How soon must the insulation come out?',
        answer:
          'Soaked batts within a day or two, while the wood can still dry. Blown-in material that is only damp on top can be raked aside. We show you which it is.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'Tell us when you call from Centerville whether the bulge is growing; it changes what we carry in first.',
      },
    ],
    sources: [],
  },
  'beavercreek-oh': {
    intro:
      'When a tornado has passed, as the EF3 did in Beavercreek on May 27, 2019, the first hour is not about the roof.',
    paragraphs: [
      'Count your people. Smell for gas: if you notice any, leave everything, touch no switch, and call from the street. Look up before you go back in. A house that has lost a gable or shifted at one corner can stand for hours and then not. If a wall leans or a door frame is no longer square, stay out, and let the fire department say when you may return.',
      'After that we come in. Openings are boarded, tarps go on over the ridge, loose sheets are taken down so they do not fly next door. We photograph before, during and after, with the time on each picture.',
      'Keep every receipt: lumber, hotel, a rented fan. Most policies ask the owner to limit further damage, and that is the proof that you did.',
    ],
    points: [
      {
        question: 'Everybody’s roof is open. When is it my turn?',
        answer:
          'People first, then open rooms, then open attics, then missing shingles. We give you a time, and call if it slips.',
      },
      {
        question: 'Will the insurer pay for the tarp?',
        answer:
          'Often policies cover reasonable protection, but yours decides. We write the invoice so that the temporary work stands by itself, with photos.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark:
          'Where a tornado has been, we also check for lifted decking beneath shingles that still look whole.',
      },
      {
        issue: 'Skylight or vent torn open',
        remark:
          'A round hole where a turbine stood takes in more than you would think; it goes early on the list.',
      },
    ],
    sources: ['tornadoBeavercreek2019'],
  },
  'fairborn-oh': {
    intro:
      'Renters in Fairborn lose time on one question: who is allowed to call the roofer at two in the morning?',
    paragraphs: [
      'You are. Protecting the place from water is not a repair that needs approval, and we will come on a tenant’s call. What we do that night is temporary by design: a tarp, a board, a bucket moved to the right spot. Nothing is torn off that an owner might want to see.',
      'At the same moment, write to the landlord or the property manager. One message with a photo and the time is enough. If the house belongs to someone stationed far away, as can be the case in a town beside Wright-Patterson, add what time it is here.',
      'The owner then gets our pictures and a price for the permanent work. Your own things are covered, if at all, by renter’s insurance, so photograph them separately and before you move them.',
    ],
    points: [
      {
        question: 'Who pays for the visit?',
        answer:
          'We settle that with you on the phone, before anyone drives. Where the owner can be reached we ask the owner first. Nobody gets a surprise in the mail.',
      },
      {
        question: 'I own the house and live elsewhere. What can I prepare?',
        answer:
          'Leave us the name of someone with a key, the location of the main switch, and a line that we may protect the house up to a sum you choose.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'In a Fairborn rental, wake the people upstairs as well: their floor may be wetter than your ceiling.',
      },
    ],
    sources: ['airBase'],
  },
  'huber-heights-oh': {
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
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
    intro: 'Troy is {miles} miles from our shop, so the first hour is yours; here is how to spend it.',
    paragraphs: [
      'Minute one: call, so that someone is moving while you work. Our figure for an emergency crew on site is {arrival}. The drive alone we estimate at {drive}, from the distance, on dry roads.',
      'Then upstairs. Switch off the circuit of the wet room. Slide beds and electronics to the dry wall. Hang a string from the drip to a bucket, and the splashing stops. Put a towel in the bucket if the sound wears you down.',
      'Next the attic, only if it has a floor and a light. If you can see the drip, put a wide pan below it on a board laid over two joists. If not, leave.',
      'Last, the camera. Ceiling, floor, the roof from the yard, the sky. When you hear our truck, put on the porch light.',
    ],
    points: [
      {
        question: 'Should I call a roofer nearer than you as well?',
        answer:
          'If one answers and can come sooner, use them. Dry is dry. Tell us, and we will take you off the list without a word.',
      },
      {
        question: 'What will you be able to do in the dark?',
        answer:
          'Close a hole, tie down a tarp, catch what still comes. Tracing a slow leak and matching shingles wait for morning, and we leave you with an appointment.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'With {drive} of road between us, a bucket in the right spot does more for a Troy ceiling than anything on our truck.',
      },
    ],
    sources: [],
  },
  'piqua-oh': {
    intro:
      'Water running down an inside wall in Piqua while the thermometer says ten degrees means one thing: ice at the eave.',
    paragraphs: [
      'It starts behind the gutter and comes out around window frames. Please leave the axe in the shed. Shingles at ten degrees break like crackers, and a hole made in January stays open till spring.',
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
  'sidney-oh': {
    intro:
      'At {miles} miles Sidney is our longest run, so a temporary roof there is built to last until we return.',
    paragraphs: [
      'A tarp thrown over a slope is good for a night. Two weeks of wind in open country is another test. For a call this far out we carry the better kit: heavier sheet, long battens screwed through to rafters, an edge rolled around lumber so that it cannot work loose. At the top the sheet goes over the ridge and down the other side. At the bottom it drains past the gutter, not into it.',
      'Smaller openings get no tarp at all. A sheet of self-adhered membrane, or a few courses of shingle slipped in, may stay for months.',
      'Our figure is {arrival} to be on site. The road takes most of that: {drive} by our estimate, from the distance. We set out with the whole kit and ring again when we are halfway.',
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
  'franklin-oh': {
    intro: 'It is wet in Franklin tonight, but is it the roof?',
    paragraphs: [
      'Three questions sort out most calls. Did it begin with the rain and does it follow the rain? Is the wet spot on the top floor? Is it near a wall, a chimney, a vent? Three times yes and you should have us out.',
      'If it drips in dry weather, look at pipes. A toilet supply that weeps, a shower pan, the drain line of the air conditioner when its tray has overflowed: each makes a neat brown ring and has nothing to do with shingles. Shut the valve or the unit and see if it stops.',
      'If water comes up from below or in at the foundation, no roofer can help, and the river is a matter for the authorities. Gutters are ours, though. A downspout that has come off can put a roof’s worth of rain against one corner of the cellar.',
    ],
    points: [
      {
        question: 'I cannot tell. May I call anyway?',
        answer:
          'Yes. Describe it, send a picture, and we say what we think. Franklin is {miles} miles away, and a look settles it if words do not.',
      },
      {
        question: 'The gutter is pouring over in the storm. Is that urgent?',
        answer:
          'Not tonight, unless it runs into a window or a wall. Never climb to it in rain. Next day check the outlet first; it is usually a plug of leaves.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'In a Franklin house with a bathroom above the stain, run that shower for five minutes before you blame the roof.',
      },
    ],
    sources: [],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>>;
