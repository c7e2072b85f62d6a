import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import type { ServiceTexts } from '../city.ts';
import { daytonFacts } from './facts.ts';

export const daytonServices = {
  'roof-replacement': {
    intro:
      'Three questions settle the paperwork for a new roof in Dayton: how many layers, what lies under them, and which district.',
    paragraphs: [
      'The City of Dayton asks no permit for replacing shingles alone. Once sheathing is replaced or repaired, or structure touched, it does. Nobody sees the sheathing until the old roof is off, so we go into the attic first and probe for soft boards. Your estimate then says which way we expect it to go, and what a sheet of decking costs if we are wrong.',
      'Layers come next. Where two layers of shingles lie on the house, both come off, in Dayton as everywhere in Ohio. We lift an edge at the rake and count before we price.',
      'In a historic district you also need a Certificate of Appropriateness. For a roof that matches the existing design it is free and typically granted the same day. Removing slate or tile goes to the Landmark Commission.',
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
    sources: [
      daytonFacts.shinglesOnly,
      daytonFacts.historicMinor,
      daytonFacts.historicMajor,
      stateFacts.layers,
    ],
  },
  'roof-repair': {
    intro:
      'Dayton’s rain finds a flaw sooner or later; a good repair starts by finding where it really gets in.',
    paragraphs: [
      'One inch of rain on 1,000 square feet of house is 623 gallons. One loose piece of flashing meets a good share of it.',
      'The stain on the ceiling is the last stop, not the source. Water runs down a rafter, crosses a sheet of plywood, drips from a nail and lands a room away. So we go to the attic first and follow the trail uphill. Then, on the roof, we test with a hose: low first, a few minutes in each place, someone inside with a light. It is slow, and it ends the guessing.',
      'Replacing shingles alone needs no permit from the city. If sheathing is replaced or repaired, one is required. We tell you which it is before we start.',
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
          'Yes, a minor one. For repairs that match the existing design the Preservation Officer typically grants the Certificate of Appropriateness the same day, at no fee.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Valley wear',
        remark:
          'Each valley on a Dayton roof carries the water of two slopes, so we test it before the field.',
      },
    ],
    sources: [daytonFacts.shinglesOnly, daytonFacts.historicMinor],
  },
  'tile-roofing': {
    intro:
      'In a Dayton historic district a change of roof starts with a certificate, so think first about keeping the tile you have.',
    paragraphs: [
      'Historic districts in Dayton need a Certificate of Appropriateness. For tile the simplest case to make is the one that changes nothing you can see: the same tile, relaid. Removing or altering a slate or tile roof is another matter: that certificate comes only from the Landmark Commission. Bring a photo, a sample and the reason.',
      'And tile lends itself to being kept. What fails is the felt, the nails and the valley metal. Sound tiles come off in order, get stacked by slope, and go back on over new layers. Broken ones are made up from salvage or moved from the rear.',
      'Note the other city rule: once sheathing is replaced or repaired, a permit is due. On an old tile roof with open boards that is likely enough to plan for.',
    ],
    points: [
      {
        question: 'How many tiles break when they are lifted?',
        answer:
          'It depends on how they were nailed and how brittle they are. We lift a trial square first and count. The share goes into the estimate, with where the spares come from.',
      },
      {
        question: 'Who files for the certificate?',
        answer:
          'The owner decides that with the city. We supply photos, product sheets and a plain description of the work, in the form they ask for.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Underlayment at its end',
        remark:
          'Renewing what lies below the tile leaves the look alone, which is the easier case to make in a historic district.',
      },
      {
        issue: 'Rusted valleys and flashing',
        remark:
          'A valley carries the water of two slopes, so on a Dayton tile roof it is the first metal to go.',
      },
    ],
    sources: [daytonFacts.shinglesOnly, daytonFacts.historicMajor],
  },
  'metal-roofing': {
    intro:
      'Laying metal over old shingles saves a dumpster, and in Dayton the number of layers decides whether you may.',
    paragraphs: [
      'Ohio’s rule is short: two layers of shingles mean tear-off. Over a single layer the question stays open, and we still argue for bare wood. Metal copies what it lies on. Nobody has looked at the deck. Screws or clips through an inch of old roofing hold less than they should.',
      'If you do cover one layer, put something between. Battens give an airway and a flat plane. A slip sheet at least keeps the grit of the shingles from sanding the underside each time the sun comes out.',
      'A change of material can need more paper than a change of shingles. In a historic district ask for the Certificate of Appropriateness with a seam profile and a color on the table. And if sheathing is replaced or repaired, the city wants a permit.',
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
        remark: 'All the water of a Dayton roof passes these few places; we spend our time there.',
      },
    ],
    sources: [daytonFacts.shinglesOnly, daytonFacts.historicMinor, stateFacts.layers],
  },
  'flat-roof-systems': {
    intro:
      'A flat roof of 5,000 square feet in Dayton has to get rid of more than 3,000 gallons for every inch of rain.',
    paragraphs: [
      'A pitched roof throws water off. A flat roof has to lead it to a few holes no wider than a plate.',
      'An inch of standing water weighs 5.2 pounds on every square foot. That is why drains come in pairs. The main one lies at the low point. The overflow sits a little higher, through the parapet or down a pipe of its own, and should be bone dry. If you ever see water run from it, the main drain is blocked. Call that day.',
      'On paper: shingle work alone needs no permit in Dayton, but replacing or repairing sheathing does. A flat roof that has been wet for years often needs new deck in places, so we look from below first.',
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
          'Do not assume it stops at what shows. Edges, coping and scuppers can be seen from the street, so ask about the Certificate of Appropriateness with a photo of the parapet.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark: `Every inch of Dayton rain puts 623 gallons on 1,000 square feet, all of it bound for the same drain.`,
      },
    ],
    sources: [daytonFacts.shinglesOnly, daytonFacts.historicMinor],
  },
  'commercial-roofing': {
    intro:
      'Older commercial blocks in Dayton share walls, drains and sometimes roofs; find out whose is whose before the tear-off.',
    paragraphs: [
      'Stand on a row of stores and the property lines vanish. One membrane may run over three owners. A drain on your side may carry the neighbor’s water. Before a proposal we trace the edges, open the parapet cap at the party wall and look at the deed drawing if you have it. A short letter between owners now is better than one between lawyers later.',
      'Then the permits, in the plural. Ohio requires one for re-roofing a commercial building. If the block stands in one of Dayton’s historic districts, the project also needs a Certificate of Appropriateness. And should a dumpster or a crane stand in the street, the city has a say about the street.',
      'Dayton is the largest of our towns. Somebody always needs that sidewalk. We plan lifts for the quiet hours.',
    ],
    points: [
      {
        question: 'How do you join a new roof to a neighbor’s old one?',
        answer:
          'With a raised curb along the line, flashed from both sides. Either owner can then renew one side without cutting into the other.',
      },
      {
        question: 'Was our block hit in 2019?',
        answer: `The EF4 ran ${storms.tornadoDayton2019.figures.pathMiles} miles from Brookville through Trotwood and Dayton to Riverside. If your deck lay near that path, look for plates and patches from that summer.`,
      },
    ],
    issueRemarks: [
      {
        issue: 'Parapets and coping',
        remark: 'On a shared Dayton party wall the coping belongs to both owners, so we ask both.',
      },
    ],
    sources: [stateFacts.commercialPermit, daytonFacts.historicMinor, storms.tornadoDayton2019],
  },
  'emergency-repairs': {
    intro: `Dayton knows what a bad night is: on May 27, 2019 an EF4 tornado ran ${storms.tornadoDayton2019.figures.pathMiles} miles, with winds to ${storms.tornadoDayton2019.figures.milesPerHour} mph.`,
    paragraphs: [
      `It came from Brookville, through Trotwood and Dayton, to Riverside. The Wilmington forecast area counted at least ${storms.outbreak2019.figures.tornadoes} tornadoes in that outbreak. After such a night there are more open roofs than roofers, and the week that follows matters as much as the storm.`,
      'First water, then people at the door. Someone with a clipboard offers to “handle the claim” and wants a signature before supper. Do not sign on the hood of a truck. Ohio has no state license for roofers, so ask whether your town registers contractors and this one is registered. Ask for a street address, a certificate of insurance, and a day to think.',
      'A tarp does not oblige you to anything, ours included. Close the roof, photograph it, sleep, then choose.',
    ],
    points: [
      {
        question: 'Does an emergency repair need a permit in Dayton?',
        answer:
          'The city asks none for shingles alone, but one when sheathing is replaced or repaired. A tarp comes first. The permit belongs to the rebuild, and we tell you when that begins.',
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
          'One bare course is seldom alone, so on a Dayton roof we check the whole slope around it before the tarp goes down.',
      },
    ],
    sources: [
      storms.tornadoDayton2019,
      storms.outbreak2019,
      stateFacts.noRooferLicense,
      daytonFacts.shinglesOnly,
      lawFacts.adjusting,
    ],
  },
  'roof-inspection': {
    intro: 'If you are buying an older house in Dayton, count the layers before you count the bedrooms.',
    paragraphs: [
      'Two layers of shingles mean tear-off when the next roof is due; that is Ohio’s code. It also means a bigger dumpster, more hours and a deck nobody has seen since the first layer went on. A listing that says “roof redone” does not say which of the two was done.',
      'We lift an edge at the rake, where the layers can be counted like pages. Then the attic: old boards with gaps, newer sheets, or a patchwork. Replacing or repairing sheathing needs a city permit, so its condition belongs in your offer. If the house stands in a historic district, a new roof needs a Certificate of Appropriateness. Ask the seller whether the last one had it.',
      'You get the report before your deadline if you tell us the date. It states facts, with photographs. What they are worth is between you and the seller.',
    ],
    points: [
      {
        question: 'The seller’s inspector already looked at the roof. Why again?',
        answer:
          'A home inspector covers the whole house in one visit, often from the ground. We look at the roof alone, by hand, and put prices beside what we find.',
      },
      {
        question: 'Who lets you in?',
        answer:
          'The seller’s agent. Half an hour in the attic and an hour outside are enough. We cut and open nothing on a house that is not yours yet.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sealant over flashing',
        remark: 'In a Dayton house that has had several owners, each layer of tar on a chimney is a chapter.',
      },
      {
        issue: 'Leaks with no stain yet',
        remark: 'Fresh paint on one ceiling of a house for sale sends us to the attic above it first.',
      },
    ],
    sources: [daytonFacts.shinglesOnly, daytonFacts.historicMinor, stateFacts.layers],
  },
} as const satisfies ServiceTexts;
