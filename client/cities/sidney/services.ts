import { materialFacts } from '#client/shapes/material-facts.ts';
import type { ServiceTexts } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { sidneyFacts } from './facts.ts';

export const sidneyServices = {
  'roof-replacement': {
    pageTitle: 'Sidney roof replacement: city permit or county permit',
    pageDescription:
      'Inside the city limits Sidney issues your roof permit; outside, the Shelby/Miami County department does. How we plan a job {miles} miles from our shop.',
    intro:
      'If you live inside the city limits, Sidney issues the permit for a new roof; farther out it is the Shelby/Miami County Building Department.',
    paragraphs: [
      'Start with your address, because a Sidney mailing address can be outside the city. We ask the office that covers yours whether a shingle-only job needs a permit.',
      'The City of Sidney registers contractors for all of Shelby County, one calendar year at a time; a registration issued after November 15 is good through the following year. Ask any roofer whether they have one.',
      'Our shop is {miles} miles south, so we would rather come for two full days than five half ones. Material is delivered before the tear-off begins, and we plan the tear-off by the weather.',
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
          'For some work. Alterations paid for with public grants, loans or tax-exempt financing need a certificate from the Downtown Design Review Board. If you pay for the roof yourself, we check with the city before you sign.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark:
          'Send us a few photos taken from your yard in Sidney first; from those we can often tell whether it is time for a new roof.',
      },
    ],
    sources: [sidneyFacts.permitOffice, sidneyFacts.downtownReview, countyFacts.shelbyRegistration],
  },
  'roof-repair': {
    pageTitle: 'Sidney roof repair: photos first, then one visit',
    pageDescription:
      'Roof leak in Sidney? The drive takes {drive} by our estimate, so send photos: with the right parts on the truck, one visit is often enough.',
    intro:
      'For a repair in Sidney, send us photos before we load: the shop is {miles} miles away, and we want to finish in one visit.',
    paragraphs: [
      'Three pictures help most with a Sidney repair: one of the whole side of the house, one zoomed in on the damage from the ground, and one of the stain inside with a hand next to it. From those we can usually tell whether to bring shingles, a pipe boot or step flashing, and we carry decking in case the wood below is soft.',
      'For a house inside the city limits we put the permit question to the City of Sidney, whether the repair is only shingles or reaches decking and framing.',
    ],
    points: [
      {
        question: 'Is a small repair worth the trip for you?',
        answer:
          'Often, if we can combine it with other work up I-75. If a local roofer can do it this week and do it well, we will tell you so.',
      },
      {
        question: 'How long is your trip up to Sidney?',
        answer:
          'We estimate {drive} each way, from the distance and not counting traffic. For a planned repair we name the day, not the hour.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked pipe boots',
        remark:
          'A photo of the pipe, with its width if you know it, can save a second trip from Miamisburg to Sidney.',
      },
    ],
    sources: [sidneyFacts.permitOffice],
  },
  'tile-roofing': {
    pageTitle: 'Sidney tile roofing: who approves it and what to plan',
    pageDescription:
      'A tile roof in Sidney: permit from the city or the county department, the slope tile needs, and a frame that can carry the weight.',
    intro:
      'A change to tile in Sidney begins with the frame; the permit is a question for the city, or for the county department outside its limits.',
    paragraphs: [
      'Tile weighs 8 to 11 pounds a square foot or more, asphalt shingles about 2 to 3, so an engineer has to check the frame. We take those figures to the permit office that covers your address. Ohio’s code adds its own limits: at least 2½ in 12 of slope, and double underlayment up to 4 in 12.',
      'Downtown Sidney has a Downtown Design Review Board. Its certificate is required when public grants, loans or tax-exempt financing pay for an alteration. If they pay for your roof, ask the board before you change the material.',
      'Because Sidney is {miles} miles from the shop, we like to have all the tile, battens and valley metal on site before the first piece of the old roof comes off.',
    ],
    points: [
      {
        question: 'Is a lighter tile the answer to a weak frame?',
        answer:
          'Not where it freezes and thaws. Lightweight tile is generally not recommended in such winters, so a weak frame has to be strengthened or given a lighter kind of roof, such as metal.',
      },
      {
        question: 'Can you fix a few slipped tiles?',
        answer:
          'Yes. Sound ones go back in place; for broken ones we need a match. Tell us the brand if it is stamped on the back of a spare, or send a photo with a ruler.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Framing too light',
        remark:
          'No tile is ordered for a Sidney house until the rafters or trusses have been measured and an engineer has said that they will carry it.',
      },
    ],
    sources: [
      sidneyFacts.permitOffice,
      sidneyFacts.downtownReview,
      materialFacts.lightweightTile,
      materialFacts.tileWeight,
      materialFacts.shingleWeight,
      stateFacts.tileSlope,
    ],
  },
  'metal-roofing': {
    pageTitle: 'Sidney metal roofing: sliding snow and the permit office',
    pageDescription:
      'Metal roofing in Sidney and Shelby County: where the snow will land, how low a slope panels may go, and which office handles the permit.',
    intro:
      'Before you choose a metal roof in Sidney, walk around the house and see where its snow would land.',
    paragraphs: [
      'Metal can drop its snow in one slide. Note every door, gas meter, heat pump and walkway under an eave. Snow guards belong above those, laid out by their manufacturer’s table for your slope, panel and snow load. Over open lawn you may not need any.',
      'Which office issues the permit depends on your address: inside the city limits the City of Sidney, outside them the Shelby/Miami County Building Department.',
      'On the roof we want sound, even wood under the panels, because metal shows every dip. We set the clips closer together along the eaves and rakes (the sloping edges), where wind takes hold first.',
    ],
    points: [
      {
        question: 'Who comes if something works loose two years from now?',
        answer:
          'We do. Our shop is {miles} miles away, so have the contract say how we handle warranty calls.',
      },
      {
        question: 'Can metal go on a low porch roof?',
        answer:
          'Yes, with standing seam folded by machine: Ohio’s code allows it down to ¼ in 12, if the panel manufacturer does too. Exposed-fastener panels usually need 3 in 12 or more.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sliding snow',
        remark:
          'Snow guards cost less when they go on with the roof than on a separate trip to Sidney later.',
      },
    ],
    sources: [sidneyFacts.permitOffice, stateFacts.standingSeamSlope],
  },
  'flat-roof-systems': {
    pageTitle: 'Sidney flat roof systems: city permit or county permit',
    pageDescription:
      'Inside the city limits Sidney issues the permit for a flat roof on a house; for a business it is the Shelby/Miami County department. Slope and drains.',
    intro:
      'For a Sidney flat roof the permit comes from the city if it is on a house inside the city limits, and otherwise from the Shelby/Miami County Building Department.',
    paragraphs: [
      'A new membrane on a business needs plans with a design professional’s seal, in Sidney as anywhere in Ohio. For a house inside the city limits we ask the city whether the job needs a permit.',
      'Ohio’s code asks for a slope of at least ¼ in 12 in new work. Where the old roof is level, tapered insulation adds the slope without touching the deck.',
      'Our shop is {miles} miles from Sidney, so it helps if you check the drains yourself. Look from a window or the roof access door after heavy rain and in leaf season. Nobody untrained should walk on a roof with water on it. Send a photo instead, and we will tell you whether it can wait.',
    ],
    points: [
      {
        question: 'How soon can you be here if the membrane tears?',
        answer:
          'For Sidney count on the longer end of our {arrival}: the drive alone is {drive} by our estimate. Tell us what is under the tear when you call.',
      },
      {
        question: 'What does a core cut tell you?',
        answer:
          'How many roofs lie on the deck, what the insulation is and whether it is wet. It is a plug the size of your palm, and we close the hole on the same visit.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark:
          'Have us add an overflow outlet while we are in Sidney for the membrane; it protects the roof when nobody is there to see the drain clog.',
      },
    ],
    sources: [
      sidneyFacts.permitOffice,
      countyFacts.shelbyCommercialPermits,
      stateFacts.commercialPermit,
      stateFacts.membraneSlope,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Sidney commercial roofing: county permit, sealed plans',
    pageDescription:
      'Commercial re-roofs in Sidney need a permit from the Shelby/Miami County Building Department, sealed plans, and downtown sometimes a certificate.',
    intro:
      'When a Sidney business gets a new roof, the permit comes from the Shelby/Miami County Building Department, not from the city.',
    paragraphs: [
      'For the roof of a Sidney business an architect or engineer registered in Ohio has to seal the plans, unless the job is a simple shingle replacement. We supply the core findings, moisture readings and details; the designer draws and seals.',
      'The City of Sidney registers contractors for all of Shelby County, by calendar year; ask each bidder whether it is registered.',
      'Downtown Sidney adds one condition. If your project there uses public grants, public loans or tax-exempt financing, the alteration needs a certificate from the Downtown Design Review Board.',
      'We leave you a numbered roof plan, so that your maintenance staff can say exactly where water comes in.',
    ],
    points: [
      {
        question: 'Why hire a roofer who is an hour away?',
        answer:
          'Hire us only if our scope and price are better. Before you sign with anyone, ask how leak calls are answered, what response time is in the contract, and who patches until the crew arrives.',
      },
      {
        question: 'Can our own staff make a temporary patch?',
        answer:
          'Usually, with the membrane manufacturer’s consent and only on a dry, safe roof. Get its list of allowed materials in writing, so that the patch does not cost you the warranty.',
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
    ],
  },
  'emergency-repairs': {
    pageTitle: 'Sidney emergency repairs: drive time and first steps',
    pageDescription:
      'Roof emergency in Sidney: the drive from our shop takes {drive} by our estimate. What to do meanwhile, and when to call a closer roofer.',
    intro:
      'In Sidney, plan on the longer end of our {arrival}: the crew has to load, and we estimate the drive from Miamisburg at {drive}.',
    paragraphs: [
      'Two hours is a long time with water coming in, so use it well. Leave any room where the ceiling sags. If the panel and the floor in front of it are dry, switch off the circuit of any wet fixture. Then put a bucket under the drip and move what you can. If a roofer in Sidney can get a tarp up faster, hire that roofer tonight and call us about the rest tomorrow.',
      'The City of Sidney registers contractors for the whole of Shelby County, so ask anyone who knocks after a storm whether the company is registered. Sign nothing on the porch. You can get a tarp tonight without agreeing to a new roof.',
    ],
    points: [
      {
        question: 'Can you help if I am past the city, near the county line?',
        answer:
          'Yes. Tell us the nearest crossroads. The extra miles add minutes, and we would rather give you a true time than a short one.',
      },
      {
        question: 'When do I call my insurer?',
        answer:
          'Right away if the roof is open. We send you dated photos of the damage and the tarp. Only you, your attorney or a licensed public adjuster may negotiate the claim; a roofer may not.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'While our truck is on its way to Sidney, take a picture of the ceiling from the doorway before you close the door; where the stain lies helps us trace the leak.',
      },
    ],
    sources: [countyFacts.shelbyRegistration, lawFacts.adjusting],
  },
  'roof-inspection': {
    pageTitle: 'Sidney roof inspection: what one visit should cover',
    pageDescription:
      'A free roof inspection in Sidney, roof and attic in one visit, with photos and a report. What we look for first, and why we do it in one trip.',
    intro:
      'A roof inspection in Sidney is free, with photos and a report, and we set it for a day when we are up your way.',
    paragraphs: [
      'Because we estimate the drive to Sidney at {drive} each way, we do the whole thing in one visit: every slope, the flashing, the gutters and the attic. Please clear a path to the attic access. If you have binoculars, a look from across the street beforehand is useful. Tell us which side worries you.',
      'Wind and ice leave different marks. After wind we look for shingles that have come unstuck at the edges of the roof. Ice shows as stains under the eaves and as wet insulation in the attic, and in cold weather frost on the nail tips tells us that moist air gets up there.',
      'If work follows, the report says who issues the permit: inside the city limits that is the City of Sidney.',
    ],
    points: [
      {
        question: 'Do I owe you anything if I hire someone else?',
        answer:
          'No. The report is yours, and you can hand it to any other roofer as a list of what to price.',
      },
      {
        question: 'How do I check a contractor’s registration?',
        answer:
          'The City of Sidney registers contractors for all of Shelby County by calendar year. Ask the contractor for a current registration, and check it with the city.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark:
          'On a Sidney roof we start along the rakes (the sloping edges) and the ridge, lifting each shingle gently to see whether it still holds.',
      },
    ],
    sources: [countyFacts.shelbyRegistration, sidneyFacts.permitOffice],
  },
} as const satisfies ServiceTexts;
