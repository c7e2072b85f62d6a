import type { ServiceTexts } from '#client/shapes/town.ts';
import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { daytonFacts } from './facts.ts';

export const daytonServices = {
  'roof-replacement': {
    pageTitle: 'Dayton roof replacement: permits and historic review',
    pageDescription:
      'When Dayton requires a permit for a new roof, why we check every tear-off with the city, and how the historic review works.',
    intro:
      'In Dayton a new layer of shingles needs no permit, but replacing or repairing any of the wood sheathing below does.',
    paragraphs: [
      'The words of Dayton’s rule are “applying a new layer of shingles.” We tear off the old ones and renail the boards, so we ask Building Inspection first. The older the deck, the likelier that some of it has to be replaced. About 69% of Dayton’s housing units were built before 1960, and boards instead of plywood are common at that age. We check from the attic and put a price for new decking in the estimate.',
      'If your house is on the Dayton Register of historic properties, get a Certificate of Appropriateness (the city’s written consent) first. For a roof that matches the existing design it is minor: no fee, and the Preservation Officer typically grants it the same day. Taking off slate or tile is up to the Landmark Commission.',
      'If the roof already has two layers of shingles, Ohio’s code says both have to come off.',
    ],
    points: [
      {
        question: 'What happens if you find bad decking halfway through?',
        answer:
          'We show you, cover that slope, and get the permit before new wood goes on. The price of new decking is already in your contract.',
      },
      {
        question: 'How do I know if my house is on the Dayton Register?',
        answer:
          'Give us your street address, and we’ll look it up with the city before you choose a shingle.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Two layers already on',
        remark: 'We lift an edge at the rake (the sloping edge) of a Dayton roof and count before pricing.',
      },
    ],
    sources: [
      daytonFacts.shinglesOnly,
      daytonFacts.permitOffice,
      daytonFacts.historicMinor,
      daytonFacts.historicMajor,
      daytonFacts.housing,
      stateFacts.layers,
    ],
  },
  'roof-repair': {
    pageTitle: 'Dayton roof repair: old houses, and when you need a permit',
    pageDescription:
      'Repairing the wood below the shingles takes a permit in Dayton. How we trace leaks in older houses, and what the Preservation Officer allows.',
    intro:
      'A roof repair in Dayton needs a permit once the wood sheathing below the shingles has to be replaced or repaired.',
    paragraphs: [
      'The attic often shows whether a Dayton repair will need a permit. A short leak may leave only a stain; a long one can rot the wood. We check for that before quoting.',
      'Age matters: 38% of Dayton’s housing units were built before 1940. Houses of that age tend to have brick chimneys and plenty of places where a slope meets a wall, and the flashing there has often been patched. We take the old sealant off and look at the metal before we say that you need new shingles.',
    ],
    points: [
      {
        question: 'Do I need approval for a repair in a historic district?',
        answer:
          'On the Dayton Register, yes. A repair that matches the existing design gets a Certificate of Appropriateness (the city’s written consent), typically the same day and without a fee.',
      },
      {
        question: 'How quickly can a crew reach me?',
        answer:
          'For an active leak we plan on {arrival}; by our estimate the drive downtown is {drive} of that. Active leaks go ahead of everything that can wait.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Chimney leaks',
        remark:
          'On an old Dayton house we also look at the brick above the flashing, since open mortar joints let in water.',
      },
      {
        issue: 'Step flashing and kickouts',
        remark:
          'Old step flashing can hide soft boards, so on a Dayton house we look from the attic before we price.',
      },
    ],
    sources: [daytonFacts.shinglesOnly, daytonFacts.housing, daytonFacts.historicMinor],
  },
  'tile-roofing': {
    pageTitle: 'Dayton tile roofing: the Landmark Commission’s say',
    pageDescription:
      'In Dayton’s historic districts only the Landmark Commission can approve removing tile or slate. When relaying the old tile is simpler, and what it takes.',
    intro:
      'If your house is on the Dayton Register of historic properties, only the Landmark Commission can let you remove or alter a tile or slate roof.',
    paragraphs: [
      'Removing or altering tile takes what Dayton calls a major Certificate of Appropriateness (the city’s written consent), and the city names “slate and tile roofs” as its example. Roofs that match the existing design fall under the minor certificate, which the Preservation Officer typically grants the same day.',
      'Keeping tile is often the better choice anyway. What usually fails is the underlayment, the nails and the valley metal. Sound tile can be taken up, stacked by slope and relaid over new layers. Broken pieces are replaced with salvage or with tile from a slope nobody sees.',
      'Plan for the building permit as well. Dayton requires one when any wood sheathing is replaced or repaired, and under old tile some boards often have to be.',
    ],
    points: [
      {
        question: 'How many tiles break when you lift them?',
        answer:
          'Nobody knows before trying. We lift a small test area, count what breaks and put that share in the estimate, along with where replacements come from.',
      },
      {
        question: 'Could I put shingles on instead of tile?',
        answer:
          'Outside the Dayton Register that is your choice. On it, get the Landmark Commission’s answer before you sign a contract.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Worn-out underlayment',
        remark:
          'Renewing it keeps the look of a Dayton landmark, so that is usually the simplest plan to bring to the city.',
      },
      {
        issue: 'Rusted valleys and flashing',
        remark:
          'New copper and painted steel look different, so on the Dayton Register we ask about the metal too.',
      },
    ],
    sources: [daytonFacts.historicMajor, daytonFacts.historicMinor, daytonFacts.shinglesOnly],
  },
  'metal-roofing': {
    pageTitle: 'Dayton metal roofing: historic review and the permit',
    pageDescription:
      'Metal in place of shingles on a Dayton house: when the city’s historic review applies, and what to settle before you pay a deposit.',
    intro:
      'On the Dayton Register, a metal roof in place of shingles needs the city’s consent first; outside it, that review does not apply.',
    paragraphs: [
      'Dayton’s minor Certificate of Appropriateness, the city’s written consent, is typically given the same day, for roofs that match the existing design. Metal where there were shingles does not match, so talk with the Preservation Officer before you pay a deposit. If slate or tile would come off to make room for metal, the Landmark Commission has to approve it.',
      'We settle the permit for a metal roof with Building Inspection before we order. Once sheathing is replaced or repaired, Dayton requires one. Metal shows every dip, so an old board deck often gets new sheathing on top, and that is part of the question.',
    ],
    points: [
      {
        question: 'Will metal suit an older Dayton porch or bay?',
        answer:
          'Often, because those roofs have little slope, and standing seam is allowed down to ¼ in 12. If yours has metal now and is on the Dayton Register, the same profile is the simplest to get approved.',
      },
      {
        question: 'Is a metal roof noisy when it rains?',
        answer:
          'Over solid decking, underlayment and an insulated attic you will hardly notice. On an open porch you will hear it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'Above a Dayton chimney wider than 30 inches, metal needs a cricket (a small ridge that turns water aside), not a bead of sealant.',
      },
    ],
    sources: [
      daytonFacts.historicMinor,
      daytonFacts.historicMajor,
      daytonFacts.shinglesOnly,
      daytonFacts.permitOffice,
      stateFacts.standingSeamSlope,
      stateFacts.cricket,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Dayton flat roof systems: repair, replacement, permit',
    pageDescription:
      'Dayton’s no-permit rule is about shingles, so for a flat roof on a house we ask first. What we check from below, and what snow does to a drain.',
    intro:
      'A new flat roof on a Dayton business needs a permit; for a house we ask Building Inspection, because the city’s no-permit rule is for a new layer of shingles.',
    paragraphs: [
      'For a shingle roof Dayton requires a permit once any wood sheathing is replaced or repaired. A flat roof that has leaked for years often has some bad deck too, so we look from below and take a core, a small plug cut through the roof, before we describe the job to the city or talk about price.',
      'On January 25, 2026 Dayton had 12.4 inches of snow, the most on any day there, and the storm left 14.0 inches in all. When that much snow melts, it tests every drain. If yours iced up or overflowed, tell us where, because that spot may need slope or a second outlet.',
      'For a house, Ohio’s residential code requires a slope of at least ¼ in 12 in new work. Tapered insulation gives an old, level roof that slope without new framing.',
    ],
    points: [
      {
        question: 'My building is in a historic district. Does a roof nobody sees count?',
        answer:
          'Do not assume it is exempt. Gutters and edges show from the street. Work that matches the existing design gets only a minor review, typically the same day.',
      },
      {
        question: 'I share a flat roof with the building next door. Can both be done at once?',
        answer:
          'If your neighbor agrees, yes, and it makes for a better joint between the two. Each owner gets a separate price and, where one is needed, a separate permit.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark: 'Ponding also shows where a Dayton roof needs more slope.',
      },
    ],
    sources: [
      daytonFacts.shinglesOnly,
      daytonFacts.permitOffice,
      daytonFacts.historicMinor,
      storms.snow2026,
      stateFacts.membraneSlope,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Dayton commercial roofing: sealed plans and shared walls',
    pageDescription:
      'A new membrane on a Dayton building takes a permit, sealed plans and, on the Dayton Register, the city’s consent. Who prepares what, and shared walls.',
    intro:
      'To put a new membrane on a commercial building in Dayton you need a permit, sealed plans and, on the Dayton Register of historic properties, the city’s written consent.',
    paragraphs: [
      'Sealed plans are Ohio’s rule, with an exception for a simple shingle replacement. An architect or engineer draws and seals; we deliver the survey, moisture readings, deck photos and product data they work from. The designer’s fee is its own line in the estimate.',
      'For a building on the Dayton Register, a roof or gutter that matches the existing design takes a minor certificate, the city’s written consent, which the Preservation Officer typically grants the same day.',
      `Buildings along the 2019 tornado track deserve a closer look before you budget. The EF4 of May 27 had winds of ${storms.tornadoDayton2019.figures.milesPerHour} mph and a path up to 0.6 mile wide through Trotwood, Dayton and Riverside. Decks that were patched in a hurry that summer are worth opening in one or two places.`,
    ],
    points: [
      {
        question: 'Our building shares a wall with the next one. What then?',
        answer:
          'We find out first whose coping (the cap of the wall), drain and membrane it is. A raised curb along the line lets either owner re-roof later without cutting into the neighbor’s roof.',
      },
      {
        question: 'Can you work while we are open?',
        answer:
          'Usually. We plan loud tear-off and lifts outside your hours where possible, and close every section before we leave it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Parapets and coping',
        remark:
          'On an old brick building in Dayton we check the coping and the mortar before we blame the membrane.',
      },
    ],
    sources: [stateFacts.commercialPermit, daytonFacts.historicMinor, storms.tornadoDayton2019],
  },
  'emergency-repairs': {
    pageTitle: 'Dayton emergency repairs: tarps, storms, safe contracts',
    pageDescription:
      'Emergency roof help in Dayton from {miles} miles away. How long the drive takes, which repairs need a city permit later, and how to handle door-to-door crews.',
    intro:
      'If anyone is hurt or a wire is down, call 911 first. Then call us; by our estimate the drive to Dayton takes {drive}.',
    paragraphs: [
      `Late in the evening of May 27, 2019 an EF4 tornado with winds of ${storms.tornadoDayton2019.figures.milesPerHour} mph came through Dayton, and before midnight an EF2 crossed I-75 on the north side and lifted near Needmore Road. Wind without a tornado opens roofs too: on April 29, 2025 straight-line wind gusted to 68 mph at Dayton.`,
      'After a big storm strangers knock on doors. Ask them for a street address and a certificate of insurance, and sign nothing on the porch. If you have already signed a contract at home, you can in most cases cancel it until midnight of the third business day. A tarp from us does not commit you to a roof from us.',
    ],
    points: [
      {
        question: 'Does the permanent repair need a permit?',
        answer:
          'Once any sheathing, rafter or truss is replaced or repaired, yes. After a tree has fallen on the roof, expect that.',
      },
      {
        question: 'Can you deal with my insurer?',
        answer:
          'We can give your insurer’s adjuster photos, measurements and answers. By Ohio law only you, a licensed public adjuster or your attorney may negotiate the claim.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark: 'On a Dayton roof with two layers, wind often takes the top one only; we cover what is left.',
      },
    ],
    sources: [
      storms.tornadoDayton2019,
      storms.tornadoNorthDayton2019,
      storms.windDayton2025,
      lawFacts.threeDayRight,
      lawFacts.adjusting,
      daytonFacts.shinglesOnly,
    ],
  },
  'roof-inspection': {
    pageTitle: 'Dayton roof inspection for older houses and home buyers',
    pageDescription:
      'Buying or selling an older Dayton house? Layers, sheathing and 2019 storm repairs can raise the cost of the next roof. Free inspection, written report.',
    intro:
      'Before you buy or sell an older Dayton house, find out how many shingle layers it has, how sound the sheathing is, and what was repaired after the 2019 tornadoes.',
    paragraphs: [
      'Layers matter because under Ohio’s code two of them must come off before new shingles go on. Sheathing matters because replacing or repairing any of it takes a city permit. Both cost money, and a fresh-looking top layer hides them. About 38% of the city’s housing units were built before 1940. In a house that old, expect board decks, old framing and more than one owner’s repairs.',
      'The storm to check for is the EF4 tornado of May 27, 2019. It ran 20 miles, from Brookville through Trotwood and Dayton to Riverside. If the house is near that track, we look for the work of that summer: mixed shingle colors, patched decking, rafters doubled up in the attic.',
    ],
    points: [
      {
        question: 'The listing says “new roof.” What should I ask?',
        answer:
          'Whether the old layers came off, whether sheathing was repaired, and, if so, for the permit. If the house is on the Dayton Register of historic properties, ask for the Certificate of Appropriateness (the city’s consent to the work) too.',
      },
      {
        question: 'Can you come before my inspection period ends?',
        answer:
          'Give us the date when you call, and we will tell you right away whether we can. We need access to the attic; the seller’s agent usually arranges that.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sealant over flashing',
        remark: 'Several layers of it on a Dayton chimney suggest that the leak kept coming back.',
      },
      {
        issue: 'Leaks with no stain yet',
        remark: 'A freshly painted ceiling in a house for sale sends us straight to the attic above it.',
      },
    ],
    sources: [
      stateFacts.layers,
      daytonFacts.shinglesOnly,
      daytonFacts.housing,
      storms.tornadoDayton2019,
      daytonFacts.historicMinor,
    ],
  },
} as const satisfies ServiceTexts;
