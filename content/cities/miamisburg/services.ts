import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';

export const miamisburgServices = {
  'roof-replacement': {
    intro: 'In Miamisburg the decision to open a roof can wait until we have looked at the sky that morning.',
    paragraphs: [
      'Our shop is in town, so nobody has to tear off shingles just because the truck is already halfway to the job. If the radar looks wrong at breakfast, your old roof stays on one more day.',
      'Once we start, we strip only what can be closed by evening. Decking checked, ice barrier at the eaves and in the valleys, underlayment over the rest, drip edge on. A slope that is dried in can sit under a storm overnight. An open slope cannot.',
      'The last thing we do is look for nails. They drop into gutters, mulch and the joint between drive and lawn. We run a magnet over all of it, and gutters are cleaned by hand. If the mower turns one up later, call. We are never far.',
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
  'roof-repair': {
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
      { issue: 'Cracked pipe boots', remark: 'For this one alone it is worth calling us in Miamisburg.' },
    ],
    sources: [],
  },
  'tile-roofing': {
    intro:
      'Weather gets the blame for broken tile on a Miamisburg roof; look for boot prints before you believe it.',
    paragraphs: [
      'Painters, cable installers, gutter cleaners: each crosses the roof on the way to another job. Tile carries weight near its lower edge, where it rests on the course below. Step in the middle of the pan and it snaps. Often the crack stays closed and shows only after the first hard freeze.',
      'So a tile roof needs a rule: nobody walks on it without asking. We can mark the path that does the least harm, from the ladder to the chimney and the vents, and leave a drawing of it with you.',
      'Keep twenty spare tiles behind the garage. If you have none, we look for the maker’s stamp on the back of a broken one. With the shop in town, one slipped tile is reason enough to stop by.',
    ],
    points: [
      {
        question: 'Can one tile be changed without taking up the others?',
        answer:
          'Yes. The neighbors are wedged up a little, the pieces slid out, and the new tile is held with a hook or a bead of roof adhesive. It takes minutes once we are there.',
      },
      {
        question: 'How do I spot a cracked tile from the ground?',
        answer:
          'Use binoculars in the morning, when low sun throws shadows. Look for a corner that sits lower, a dark line, or a bright fresh edge.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked and slipped tiles',
        remark:
          'Ask every trade that needs your Miamisburg roof to call us first; moving a ladder is cheaper than moving tile.',
      },
    ],
    sources: [],
  },
  'metal-roofing': {
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
  'flat-roof-systems': {
    intro: 'A flat roof in Miamisburg is close enough to our shop to be looked after instead of rescued.',
    paragraphs: [
      'Two visits a year are all it takes. In late November, once the leaves are down, we empty drains and gutters, look into the scuppers and sweep the corners. In April we come back for what winter did: open laps, lifted edges, a cracked pitch pocket, gravel where there should be none.',
      'Each visit leaves the same set of photos from the same spots. After two years you can lay them side by side and watch a blister grow, or not. That is worth more than anyone’s opinion.',
      'Between visits you can help. After the first hard rain of a season look down on the roof from an upper window. Mark where water still stands the next evening. Where the outlets lead matters too: downspouts that let go beside the wall bring the problem in by the basement.',
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
  'commercial-roofing': {
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
          'Two visits a year are worth it. Whether you want them as a contract or simply call in April and November makes no difference to the drains.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark:
          'In Miamisburg we can meet your heating contractor on the roof, so that neither trade blames the one who is absent.',
      },
    ],
    sources: [stateFacts.commercialPermit],
  },
  'emergency-repairs': {
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
          'Tell us whether the drip in your Miamisburg house is getting faster; the pace helps us judge the hurry.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro: 'The most useful inspection of a Miamisburg roof is the dull one, made while nothing is wrong.',
    paragraphs: [
      'It gives you a first page. Every slope, every pipe, each side of the chimney, photographed from a spot that can be found again, with the date. The next visit takes the same pictures. Put them in a row and you no longer ask how old the roof is. You see how fast it ages.',
      'Most roofs change slowly for many years and then quickly. The row of pictures shows where that bend begins. A crack in a pipe boot that was a hair last fall and a gap this spring tells you to act. A patch of thin granules that looks the same three years running tells you not to.',
      'With our shop in town it costs neither of us much to keep up. Pick a month, such as your birthday, and we stick to it.',
    ],
    points: [
      {
        question: 'Is there anything to sign?',
        answer:
          'No. You receive the report and the photos by e-mail, and an estimate only where work is due. Keep them with the deed.',
      },
      {
        question: 'Can I ask for one part only, such as the chimney?',
        answer:
          'You can, but the rest takes little longer once the ladder stands. We check every point and put the one you worry about on page one.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark: 'On a yearly round in Miamisburg we lift the same edges each time, so a change cannot hide.',
      },
    ],
    sources: [],
  },
} as const satisfies ServiceTexts;
