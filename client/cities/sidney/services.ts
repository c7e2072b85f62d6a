import type { ServiceTexts } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { sidneyFacts } from './facts.ts';

export const sidneyServices = {
  'roof-replacement': {
    pageTitle: 'Sidney roof replacement: city permit, registered roofer',
    pageDescription:
      'Inside Sidney the city issues your roof permit; outside it is the county department. Roofers must register every year. What to ask before you sign.',
    intro:
      'If you live inside the city limits, Sidney issues the permit for a new roof; farther out it is the Shelby/Miami County Building Department.',
    paragraphs: [
      `Start with your address, because a Sidney mailing address can be outside the city. The city’s number is ${sidneyFacts.permitOffice.telephone}. Its page does not name roofing, so ask whether a shingle-only job needs a permit.`,
      'In the same call, check the contractor. Sidney registers contractors for all of Shelby County, one calendar year at a time; a registration issued after November 15 is good through the following year. Ask any roofer for this year’s registration, and ask us too.',
      'We are {miles} miles south, so we would rather come for two full days than five half ones. Material is delivered before the tear-off begins, and only as much roof is opened as can be dried in by evening.',
    ],
    points: [
      {
        question: 'Would a roofer from Sidney be cheaper than you?',
        answer:
          'Possibly. Get a price from one. Compare what each estimate says about decking, flashing, ventilation and the workmanship warranty, and not only the total.',
      },
      {
        question: 'I own a building downtown. Is there a design review?',
        answer:
          'The Downtown Design Review Board certifies demolition, and alterations paid for with public grants, loans or tax-exempt financing. If you pay for the roof yourself, ask the city whether it applies.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark:
          'Send us a few photos from your yard in Sidney first; from those we can often tell whether it is time for a new roof.',
      },
    ],
    sources: [
      sidneyFacts.permitOffice,
      sidneyFacts.shinglesOnly,
      sidneyFacts.downtownReview,
      countyFacts.shelbyRegistration,
    ],
  },
  'roof-repair': {
    pageTitle: 'Sidney roof repair: photos first, then one full trip',
    pageDescription:
      'Roof leak in Sidney? Send photos so the right parts are on the truck for the {miles}-mile trip, and check that your roofer is registered.',
    intro:
      'For a repair in Sidney, send us photos before we load: the shop is {miles} miles away, and we want to finish in one visit.',
    paragraphs: [
      'Three pictures do it. One of the whole side of the house, one zoomed in on the damage from the ground, and one of the stain inside with a hand next to it. With those we know whether to bring shingles, a pipe boot, step flashing or a sheet of decking.',
      `If decking or framing is involved, the next question goes to the city at ${sidneyFacts.permitOffice.telephone} for a house inside the limits. We ask about shingle-only repairs as well, since the city’s page says nothing about roofing.`,
      'Whoever you hire has to be registered. The City of Sidney keeps that list for the whole of Shelby County, so it is one phone call to check.',
    ],
    points: [
      {
        question: 'Is a small repair worth the trip for you?',
        answer:
          'Often it makes sense to combine it with other work up I-75. If a local roofer can do it this week and do it well, we will tell you so.',
      },
      {
        question: 'How long is your trip up to Sidney?',
        answer:
          'We estimate {drive} each way, from the distance and without traffic. That is why a planned repair gets a day and not an hour.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked pipe boots',
        remark:
          'A photo of the pipe from your Sidney backyard, with its width if you know it, saves a second {miles}-mile trip.',
      },
    ],
    sources: [sidneyFacts.permitOffice, sidneyFacts.shinglesOnly, countyFacts.shelbyRegistration],
  },
  'tile-roofing': {
    pageTitle: 'Sidney tile roofing: who approves it and what to plan',
    pageDescription:
      'A tile roof in Sidney: permit from the city or the county department, a yearly contractor registration, and a frame that can carry the weight.',
    intro:
      'A change to tile in Sidney begins with the frame and ends with a permit from the city, or from the county department outside its limits.',
    paragraphs: [
      `Tile is heavy enough that somebody has to check the structure, so expect the office to ask. Inside the limits call ${sidneyFacts.permitOffice.telephone}. Ohio’s code adds its own limits: at least 2½/12 of slope, and double underlayment up to 4/12.`,
      'For an old building downtown, read the rule about the Downtown Design Review Board before you plan a change of material. Its certificate is required when public grants, loans or tax-exempt financing pay for an alteration. In other cases ask.',
      'Because the shop is {miles} miles off, we like to have all the tile, battens and valley metal on site before the first piece of the old roof comes up.',
    ],
    points: [
      {
        question: 'Does a tile contractor need to register here too?',
        answer:
          'Yes, like any other. The city registers contractors for all of Shelby County each calendar year. Ask to see it.',
      },
      {
        question: 'Can you fix a few slipped tiles?',
        answer:
          'Yes, if we can match them. Tell us the brand if it is stamped on the back of a spare, or send a photo with a ruler.',
      },
    ],
    issueRemarks: [
      {
        issue: 'A frame too light',
        remark:
          'No tile is ordered for a Sidney house until the rafters or trusses have been measured and, where needed, calculated.',
      },
    ],
    sources: [
      sidneyFacts.permitOffice,
      sidneyFacts.downtownReview,
      countyFacts.shelbyRegistration,
      stateFacts.tileSlope,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Sidney metal roofing: registration, permit, snow guards',
    pageDescription:
      'Metal roofing in Sidney and Shelby County: which office handles the permit, why the yearly registration matters, and where the snow will land.',
    intro:
      'For metal in Sidney, check two papers before you look at colors: the roofer’s current registration and the permit for your address.',
    paragraphs: [
      'The first is simple. The city registers contractors for the whole county by calendar year, so ask for a registration that covers this one. The second depends on which side of the city line you live: Sidney inside, the Shelby/Miami County Building Department outside.',
      'Then walk around the house. Panels shed snow in one go, and the storm of January 2026 left 14.0 inches at Dayton. Note every door, gas meter, heat pump and walkway under an eave. Snow guards belong above those, laid out by the panel manufacturer’s table for your slope. Over a flower bed you may not want any.',
    ],
    points: [
      {
        question: 'Who comes if something works loose two years from now?',
        answer:
          'We do. Before you sign, ask every roofer, us included, how warranty calls at {miles} miles are handled, and get that in the contract.',
      },
      {
        question: 'Can metal go on a low porch roof?',
        answer:
          'Standing seam may go as low as ¼/12 under Ohio’s code. Exposed-fastener panels need considerably more slope.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sliding snow',
        remark: 'Guards are cheaper to set with the roof than on a separate trip to Sidney later.',
      },
    ],
    sources: [
      countyFacts.shelbyRegistration,
      sidneyFacts.permitOffice,
      stateFacts.standingSeamSlope,
      storms.snow2026,
    ],
  },
  'flat-roof-systems': {
    pageTitle: 'Sidney flat roofs: city for houses, county for business',
    pageDescription:
      'In Sidney a flat roof on a house is the city’s permit, on a business the Shelby/Miami County department’s. Phone numbers, slope and drain care.',
    intro:
      'Which Sidney office handles your flat roof depends on the building: the city for a house, the Shelby/Miami County Building Department for a business.',
    paragraphs: [
      `For a house inside the limits call ${sidneyFacts.permitOffice.telephone}. For a commercial building, in the city or in the county, call ${countyFacts.shelbyCommercialPermits.telephone}. Commercial plans need a design professional’s seal, unless the job is a simple shingle replacement.`,
      'A new membrane needs a slope of at least ¼/12. Where the old roof has none, tapered insulation makes it without touching the deck.',
      'With {miles} miles between us, drains are the part you should be able to check without us. Look from a ladder or the roof access door after heavy rain and in leaf season. Nobody untrained should walk on a roof with water on it. Send a photo instead, and we will tell you whether it can wait.',
    ],
    points: [
      {
        question: 'How soon can you be here if the membrane tears?',
        answer:
          'The drive is {drive} in good weather, plus loading. Tell us what is under the tear, and we say on the phone when the crew leaves.',
      },
      {
        question: 'Who needs to be registered for a flat roof?',
        answer:
          'The contractor, every calendar year, with the City of Sidney, which does this for all of Shelby County.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Have us add an overflow outlet while we are in Sidney for the membrane; it protects the roof when nobody is near.',
      },
    ],
    sources: [
      sidneyFacts.permitOffice,
      countyFacts.shelbyCommercialPermits,
      countyFacts.shelbyRegistration,
      stateFacts.commercialPermit,
      stateFacts.membraneSlope,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Sidney commercial roofing: county permit, city register',
    pageDescription:
      'Commercial re-roofs in Sidney need a permit from the Shelby/Miami County Building Department, sealed plans and a registered contractor.',
    intro:
      'When a Sidney business gets a new roof, the county department issues the permit and the city registers the contractor.',
    paragraphs: [
      `Call the Shelby/Miami County Building Department at ${countyFacts.shelbyCommercialPermits.telephone} about the permit, and the city about registration, which it handles for all of Shelby County by calendar year. An architect or engineer registered in Ohio has to seal the plans, unless you are only replacing shingles. We supply cores, moisture readings and details; the seal is the designer’s, and so is the fee for it.`,
      'Downtown has landmarks to be careful around: the courthouse of 1881, the Monumental Building of 1877 and Louis Sullivan’s bank of 1918. If your project there uses public grants, public loans or tax-exempt financing, the Downtown Design Review Board has to certify the alteration.',
      'We survey in one full day and leave you a numbered roof plan, so that your maintenance staff can say exactly where a leak is.',
    ],
    points: [
      {
        question: 'Why hire a roofer who is an hour away?',
        answer:
          'Only if the scope and price earn it. Ask how leak calls are answered, what response time is in the contract, and who patches until the crew arrives.',
      },
      {
        question: 'Can our own staff make a temporary patch?',
        answer:
          'Usually, with the membrane manufacturer’s consent and only on a dry, safe roof. Get the permitted materials in writing so the warranty is not at risk.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wet insulation',
        remark:
          'On a large Sidney roof we scan for moisture and confirm with cores, so the sealed plans show what stays and what goes.',
      },
    ],
    sources: [
      stateFacts.commercialPermit,
      countyFacts.shelbyCommercialPermits,
      countyFacts.shelbyRegistration,
      sidneyFacts.downtownReview,
      sidneyFacts.downtownBuildings,
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Sidney emergency roof repair: the real drive, first steps',
    pageDescription:
      'Roof emergency in Sidney: our crew has {drive} of driving ahead of it. What to do meanwhile, who else to call, and why registration still matters.',
    intro:
      'Call and we will say when a crew can leave; from Miamisburg to Sidney is {drive} of driving in good weather.',
    paragraphs: [
      'That is a long time with water coming in, so use it well. Move what you can, put a bucket under the drip, and switch off power to wet fixtures at the panel if you can reach it on a dry floor. Leave any room where the ceiling sags. If a roofer in Sidney can get a tarp up faster, hire that roofer tonight and call us about the rest tomorrow.',
      'Whoever it is, the registration rule still holds: the city registers contractors for the whole of Shelby County, so a stranger at the door after a storm is easy to check. Ike’s remnants in September 2008 brought gusts near 80 mph to the Miami Valley and days without power, and that is when such callers show up.',
    ],
    points: [
      {
        question: 'Can you help if I am past the city, near the county line?',
        answer:
          'Tell us the nearest crossroad. It adds minutes, and we would rather give you a true time than a short one.',
      },
      {
        question: 'When do I call my insurer?',
        answer:
          'Right away if the roof is open. We send you dated photos of the damage and the tarp. You, your attorney or a public adjuster negotiates; a roofer may not.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'While our truck is on its way to Sidney, photograph the ceiling every half hour: the spread of the stain shows where to look first.',
      },
    ],
    sources: [countyFacts.shelbyRegistration, storms.ike2008, lawFacts.adjusting],
  },
  'roof-inspection': {
    pageTitle: 'Sidney roof inspection: what one visit should cover',
    pageDescription:
      'A free roof inspection in Sidney, roof and attic in one visit, with photos and a report. When it is worth the trip, and what to check about any roofer.',
    intro:
      'We inspect Sidney roofs on the same terms as everywhere: free, with photos and a report, on a day when we are up your way.',
    paragraphs: [
      'Because it is {drive} each way, we do the whole thing in one visit: every slope, the flashing, the gutters and the attic. Please have the way to the attic clear. If you have binoculars, a look from across the street beforehand is useful. Tell us which side worries you.',
      'What are we looking for? Wind comes first. The derecho of June 29, 2012 arrived from the northwest, so slopes that face that way get a seal check, tab by tab along the edges. Then snow: after a winter with a storm like that of January 2026, we look at the eaves and the attic insulation for signs of ice.',
      'If work follows, it comes with a plain note on who to call. Inside the limits that is the city, which also keeps the list of registered contractors for Shelby County.',
    ],
    points: [
      {
        question: 'Do I owe you anything if I hire someone else?',
        answer:
          'No. The report is yours, and you can hand it to any registered roofer in the county as a list of what to price.',
      },
      {
        question: 'How do I check a contractor’s registration?',
        answer: `Call the City of Sidney at ${sidneyFacts.permitOffice.telephone} and ask whether it is current for this calendar year.`,
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark:
          'The 2012 derecho came from the northwest, so on a Sidney roof that is the side where we start lifting tabs.',
      },
    ],
    sources: [storms.derecho2012, storms.snow2026, countyFacts.shelbyRegistration, sidneyFacts.permitOffice],
  },
} as const satisfies ServiceTexts;
