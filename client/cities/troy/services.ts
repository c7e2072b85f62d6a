import type { ServiceTexts } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { troyFacts } from './facts.ts';

export const troyServices = {
  'roof-replacement': {
    pageTitle: 'Roof replacement in Troy, OH: the county issues permits',
    pageDescription:
      'Replacing a roof in Troy: why the permit question goes to Miami County, what the Historic District reviews, and how to plan a job {miles} miles from our shop.',
    intro:
      'A new roof in Troy falls under the Miami County Building Department, even inside the city limits; the city itself issues only zoning permits.',
    paragraphs: [
      'We ask the county whether a shingle-only roof at your address needs a permit, and its answer and fee are in your estimate.',
      'Troy’s Historic District lies between the Great Miami River, Clay Street, Canal Street and Oxford Street. There the Planning Commission reviews alterations, so a Certificate of Appropriateness (its written consent to the change) may be needed before you change the color or the material.',
      'Our crew starts {miles} miles south of Troy, so everything is on site before the tear-off begins: shingles, pipe boots, flashing coil and more plywood than we expect to need. The estimate gives the price of a sheet, and you pay only for the bad ones we replace.',
    ],
    points: [
      {
        question: 'Who applies for the permit, you or us?',
        answer:
          'We do, with Miami County. If the county says your job needs none, we note the date and the name of the person who told us.',
      },
      {
        question: 'How many days will the crew be in Troy?',
        answer: 'It depends on size, slope and decking, and the estimate gives you a number of working days.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Soft decking',
        remark:
          'On a Troy roof we look at the decking from the attic before we quote, and walk every sheet once the shingles are off.',
      },
    ],
    sources: [troyFacts.permitOffice, troyFacts.cityZoning, troyFacts.historicDistrict],
  },
  'roof-repair': {
    pageTitle: 'Troy, OH roof repair: wind damage, leaks, one visit',
    pageDescription:
      'Send photos before we drive to Troy and a repair can often be done in one visit. Which office to ask about permits, and what the 2020 tornado left behind.',
    intro:
      'Send us photos first: Troy is an estimated {drive} from our shop, and good pictures let us bring the right parts on the first trip.',
    paragraphs: [
      'Take one picture of the ceiling stain, one of that side of the house from the yard, and one of each vent or chimney near it. We call you back with what we think it is.',
      'On a Troy roof we look for wind damage first. An EF0 tornado with 80 mph winds crossed the city on January 11, 2020 and tore parts off some roofs, on a path from the southwest side past downtown’s east edge toward the high school. If your house is near that path, shingles may have been replaced in a hurry, and shingles beside them may have lost their seal without blowing off.',
      'We ask Miami County whether a small repair needs a permit. In the Historic District the Planning Commission reviews alterations, and a patch that looks different from the old roof may be one.',
    ],
    points: [
      {
        question: 'What if you find more than the photos show?',
        answer:
          'We come off the roof and send you the pictures and a written price. Nothing extra is done until you have signed it.',
      },
      {
        question: 'Is a tube of roof cement all right until you get here?',
        answer:
          'Please leave it alone. Cement smeared over flashing makes the leak harder to trace, and climbing up there is dangerous. A bucket and a few photos help more.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark: 'In Troy we test the tabs around any patch that dates from the 2020 tornado.',
      },
    ],
    sources: [troyFacts.permitOffice, troyFacts.historicDistrict, storms.tornadoTroy2020],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Troy, OH: Planning Commission review',
    pageDescription:
      'Own a tile roof in Troy’s Historic District, or want one? Who reviews the change, who issues the permit, and who checks the frame.',
    intro:
      'In Troy’s Historic District, swapping tile for another material is an alteration to take to the Planning Commission before you sign for the work.',
    paragraphs: [
      'Troy’s Historic District lies between the Great Miami River and Clay, Canal and Oxford Streets. The commission grants the Certificate of Appropriateness, its written consent to a change. If the tile stays and is only repaired, we describe that to the city first.',
      'The building permit is a separate matter. It comes from the Miami County Building Department. If the house never carried tile before, the rafters come first: tile weighs several times what shingles do, so an engineer has to confirm that the frame can carry it. We arrange the measuring; the engineer signs the calculation.',
    ],
    points: [
      {
        question: 'How flat can a tile roof be?',
        answer:
          'No flatter than 2½ in 12 under Ohio’s code, and below 4 in 12 the underlayment is laid double. A porch roof is often flatter than either.',
      },
      {
        question: 'Can you bring just a few tiles for a repair?',
        answer:
          'If we know the pattern. If one has come down, or you have a spare, turn it over, look for a stamped name or number and send a photo; salvage yards sell by that mark.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Framing too light',
        remark: 'If you see either in a Troy house, have the rafters looked at.',
      },
    ],
    sources: [troyFacts.historicDistrict, troyFacts.permitOffice, stateFacts.tileSlope],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Troy, OH: district rules and county permit',
    pageDescription:
      'A metal roof in Troy: the Historic District review, the Miami County permit, and the edge details to ask about after the 80 mph tornado of 2020.',
    intro:
      'In Troy a change to metal can need the city’s consent: inside the Historic District the Planning Commission reviews it.',
    paragraphs: [
      'If your house is in Troy’s Historic District (between the river and Clay, Canal and Oxford Streets), take the profile, the panel width and a color chip to the Planning Commission. In the district or out of it, we ask Miami County, which issues Troy’s building permits, if your job needs one.',
      'On January 11, 2020 an EF0 tornado brought winds of 80 mph to the city. When wind does tear metal loose, it usually starts at the eaves, ridge or rakes (the sloping edges). Have any bidder show you the panel’s tested uplift rating and the clip spacing that goes with it at each edge, then see that the same numbers are in your contract.',
    ],
    points: [
      {
        question: 'Can panels be delivered to my street?',
        answer:
          'Long panels come on a flatbed or are formed on site from a coil. Tell us about low wires, a narrow alley or parked cars, and we pick the method that fits.',
      },
      {
        question: 'Is exposed-fastener metal good enough for a garage?',
        answer:
          'Often, yes. It costs less, and its screws and washers need checking as they age. On a house we recommend standing seam.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Panels with no room to move',
        remark:
          'Closer clips at the edges hold a panel down in a Troy windstorm and still let it move as it heats and cools.',
      },
    ],
    sources: [troyFacts.historicDistrict, troyFacts.permitOffice, storms.tornadoTroy2020],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Troy, OH: county permit, core test',
    pageDescription:
      'Flat roof in Troy? Any building permit comes from Miami County, for a house or a business. When plans need a seal, and why we cut a core before we quote.',
    intro:
      'Any building permit for a flat roof in Troy, on a house or a business, comes from one office: Miami County’s Building Department.',
    paragraphs: [
      'What lies on a Troy roof now decides what can go on it. With your consent, and if your warranty allows it, we cut a core (a plug about the size of your palm) on the first visit and close the hole again. The plug shows how many roofs lie on the deck, what the insulation is and whether it is wet.',
      'If there is one roof and its insulation is dry, the roof may be covered or coated; wet insulation comes out. For a commercial building Ohio requires a permit and, for a membrane, plans that an architect or engineer has sealed. The core report is what the designer needs first, and the designer’s fee is its own line in our estimate.',
    ],
    points: [
      {
        question: 'What should we watch between your visits?',
        answer:
          'Puddles, debris at the drains and loose metal. Look from a roof door or a window; nobody should walk a wet or snowy roof. Send us a photo instead.',
      },
      {
        question: 'Does the City of Troy have to approve a flat roof too?',
        answer:
          'In the Historic District it may, because the Planning Commission reviews alterations there. Elsewhere the city handles only zoning.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Coating and restoration',
        remark: 'We do not quote a coating in Troy until the cores come up dry.',
      },
    ],
    sources: [
      troyFacts.permitOffice,
      troyFacts.commercialPermits,
      troyFacts.cityZoning,
      troyFacts.historicDistrict,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Troy, OH: Miami County plan review',
    pageDescription:
      'Re-roofing a business in Troy takes a permit from the Miami County Building Department. Sealed plans, and storefronts in the Historic District.',
    intro:
      'To re-roof a business in Troy you need a permit from the Miami County Building Department, and not from the city.',
    paragraphs: [
      'For anything but a simple shingle replacement the plans for a Troy roof need the seal of an architect or engineer registered in Ohio. The county’s review starts with those plans, so they come first, and the designer’s fee is its own line in our estimate.',
      'Downtown Troy adds a second reviewer. In the Historic District the city’s Planning Commission must grant a Certificate of Appropriateness (its written consent) for alterations. A new membrane behind a parapet may not count; assume that changed coping (the cap on the wall) or cornice metal does.',
    ],
    points: [
      {
        question: 'Did the 2020 tornado touch businesses?',
        answer:
          'The EF0 of January 11, 2020 passed the east edge of downtown and North Market Street. If your building is near there, ask whoever owned it then what was repaired, and by which company.',
      },
      {
        question: 'Would a closer contractor be the better choice?',
        answer:
          'For many small service calls, perhaps. For a re-roof the drive hardly matters, because the crew comes for full days.',
      },
    ],
    issueRemarks: [],
    sources: [
      troyFacts.commercialPermits,
      stateFacts.commercialPermit,
      troyFacts.historicDistrict,
      storms.tornadoTroy2020,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Troy, OH: what to do first',
    pageDescription:
      'A roof emergency in Troy: we estimate {drive} of driving from our shop. What to do until the tarp is up, and what the 2020 tornado did to roofs.',
    intro:
      'In Troy, plan on the longer end of our {arrival}, because the drive alone takes {drive} by our estimate.',
    paragraphs: [
      'Move people and pets out of any room with a sagging ceiling and close its door, then call. Turn off the breaker for the wet room if you can reach the panel on a dry floor and the panel itself is dry. Put down buckets and plastic where the ceiling is sound.',
      'After a tornado, stay out of a house that leans, creaks or smells of gas, and call 911 from a safe distance. Troy has been through a tornado: on January 11, 2020 an EF0 ran 3.2 miles through town and tore parts off some roofs. On June 8, 2022 an EF2 with 120 mph winds passed to the south of the city.',
      'If roads are blocked or someone closer can cover the roof before we get there, take that help. We can do the permanent repair later.',
    ],
    points: [
      {
        question: 'Can I tarp the roof until you arrive?',
        answer:
          'Please do not climb onto the roof or into the attic. A bucket under the drip is enough; the tarp is our job.',
      },
      {
        question: 'Will a tarp hold until the permanent repair?',
        answer:
          'One that runs over the ridge and is screwed down through battens usually lasts a few weeks. Look at it from the ground after each windy night, and call if an edge flaps.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Shingles stripped by wind',
        remark:
          'An 80 mph tornado was enough to open roofs in Troy; after one like it, have every slope looked at.',
      },
    ],
    sources: [storms.tornadoTroy2020, storms.tornadoTippCity2022],
  },
  'roof-inspection': {
    pageTitle: 'Troy, OH roof inspection: what the tornadoes left',
    pageDescription:
      'The storms of 2019 to 2024 to check a Troy roof against, plus how to schedule an inspection when the roofer comes from Miamisburg.',
    intro: 'We check a Troy roof against the dates when storms hit the city or came close.',
    paragraphs: [
      'On January 11, 2020 an EF0 tornado with winds of 80 mph crossed Troy itself. Others came close: on May 27, 2019 an EF3 that ended at West Milton, on June 8, 2022 an EF2 past Tipp City, south of Troy, and on March 14, 2024 an EF2 in the northwest of the county. If you know when your roof went on, you know which of those days it has seen.',
      'On a Troy roof we look for creases just below the nails, seals that no longer grip and flashing that has shifted, and note which slope each one is on. Give us a choice of two days, so that we can combine the visit with others up I-75.',
    ],
    points: [
      {
        question: 'I bought the house after 2020. What should I ask?',
        answer:
          'If you can still reach the seller, ask for roofing invoices from early 2020. New shingles on one slope, or on one corner, tell us where to look hardest.',
      },
      {
        question: 'Do you go into the attic?',
        answer:
          'Yes, if there is an access panel; please clear a path to it. Daylight where there is no vent, stained sheathing and wet insulation show there first.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark: 'After a storm like Troy’s in 2020 we lift the edges gently to find out.',
      },
    ],
    sources: [
      storms.tornadoWestMilton2019,
      storms.tornadoTroy2020,
      storms.tornadoTippCity2022,
      storms.tornadoMiamiCounty2024,
    ],
  },
} as const satisfies ServiceTexts;
