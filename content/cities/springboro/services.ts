import { energyFacts } from '../../facts/energy.ts';
import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';
import { springboroFacts } from './facts.ts';

export const springboroServices = {
  'roof-replacement': {
    intro: 'A new roof is the easiest time to put right how the attic of a Springboro house breathes.',
    paragraphs: [
      `Shingles keep water out. They do not keep heat in. That is the job of the attic floor, and most of what escapes goes through gaps you cannot see from the hall: around light boxes, pipes, the chimney chase and the hatch. ENERGY STAR puts the average saving from sealing and insulating at ${energyFacts.sealingBenchmark.figures.percentOfHeatingAndCoolingCost}% of heating and cooling cost, or ${energyFacts.sealingBenchmark.figures.percentOfEnergyCost}% of the whole energy bill.`,
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
          'No. Every town applies the same Residential Code of Ohio. What differs is the office: in Springboro it is the city’s own Building Division, not the county.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark: 'If they curl on every side of a Springboro roof alike, suspect the attic below them.',
      },
    ],
    sources: [energyFacts.sealingBenchmark, springboroFacts.permitOffice],
  },
  'roof-repair': {
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
  'tile-roofing': {
    intro:
      'Before a Springboro house trades shingles for tile, someone has to do the arithmetic of ten tons.',
    paragraphs: [
      'A roof of 2,000 square feet in concrete tile at ten pounds a square foot weighs 20,000 pounds. The asphalt it replaces weighed perhaps a third of that. Trusses are designed for a stated load and no more, and the stamp on the drawing is the place to look.',
      'We start in the attic: spacing, span, lumber size, the metal plates at the joints. If you have the truss drawings from the builder, bring them. The dead load is printed there. When the figure is too small or missing, an engineer runs it. The letter costs little compared with a ridge that sags.',
      'Sometimes the answer is no, or it is bracing. And sometimes a lighter tile, or metal, gives you the look you wanted without the lumber. We would rather lose a tile job than bend a house.',
    ],
    points: [
      {
        question: 'Do I need a permit to change to tile in Springboro?',
        answer:
          'Expect questions, because the load on the frame changes. We ask Springboro’s Building Division and put the engineer’s letter with the request.',
      },
      {
        question: 'Can rafters be strengthened from inside?',
        answer:
          'Often. Sister rafters, a purlin with struts down to a bearing wall, collar ties. Trusses are another matter: never cut or add to one without the engineer’s detail.',
      },
    ],
    issueRemarks: [
      {
        issue: 'A frame too light',
        remark:
          'No Springboro price for a change to tile leaves our desk before the frame has been looked at.',
      },
    ],
    sources: [springboroFacts.permitOffice],
  },
  'metal-roofing': {
    intro:
      'What a metal roof does to the power bill of a Springboro house can be put in plain numbers, and they are modest.',
    paragraphs: [
      `Electricity for Ohio homes cost ${energyFacts.electricityPrice.figures.centsPerKilowattHour} cents a kilowatt-hour in April 2025. Suppose a pale roof spares your air conditioner 300 of them in a summer. That is about 49 dollars. Now take some of it back, because in a heating climate a cool roof costs a little in winter, when you would have liked the sun’s help.`,
      'So we do not sell metal as a savings plan. Its case is a long life, light weight, and snow and embers that find nothing to hold.',
      `If comfort upstairs is the complaint, start at the attic floor. Sealing and insulating saves ${energyFacts.sealingBenchmark.figures.percentOfHeatingAndCoolingCost}% of heating and cooling cost on average, by ENERGY STAR’s count, under any roof. Then pick the color you like to come home to.`,
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
    sources: [energyFacts.electricityPrice, energyFacts.sealingBenchmark],
  },
  'flat-roof-systems': {
    intro:
      'Look for the flat roof of a Springboro house under the deck chairs, or over a room that was added later.',
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
        question: 'Which office do we ask about permits?',
        answer:
          'The city’s own Building Division, not the county. We take the question there, with a sketch that shows whether framing changes.',
      },
    ],
    issueRemarks: [
      {
        issue: 'TPO seams and punctures',
        remark:
          'On a roof that people use, chair legs and grill corners make the holes; pads under them cost a few dollars.',
      },
    ],
    sources: [springboroFacts.permitOffice],
  },
  'commercial-roofing': {
    intro:
      'The owner of a Springboro building may not need a new roof this year, but should know in which year.',
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
    sources: [stateFacts.commercialPermit],
  },
  'emergency-repairs': {
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
  'roof-inspection': {
    intro:
      'Have the roof inspected before you list a Springboro house, and you choose what the buyer hears first.',
    paragraphs: [
      'A buyer’s inspector will find the cracked boot and the loose flashing. Found by them, three small things become a line that reads “roof: recommend evaluation by a specialist”, and a request for a large credit. Found by you a month earlier, they are a morning’s repair and a receipt.',
      'The report sorts findings by what they cost and how much they frighten. A missing kickout costs little and frightens a lot, because of the stain. Fix that. Faded shingles with life left cost a great deal and prove nothing. Leave them, and let the report say how long they may serve, as a range.',
      'If the roof really is near its end, decide early: replace it, or price it in. Both are respectable. We write the figure down so that it is an estimate, not a guess made at a kitchen table.',
    ],
    points: [
      {
        question: 'May I show your report to buyers?',
        answer:
          'It is yours. Give them all of it, since a page left out does harm. Ask your agent what a seller in Ohio has to disclose.',
      },
      {
        question: 'How long is an inspection good for?',
        answer:
          'Until the next hail or high wind, strictly speaking. For a sale we suggest within the last three months. The written estimate carries its own date.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark:
          'Clean gutters are the cheapest thing you can do before photographs of a Springboro house are taken.',
      },
    ],
    sources: [],
  },
} as const satisfies ServiceTexts;
