// Roof inspection, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: the points of the inspection and what is true of every one (services/inspection-points.ts, roof-inspection.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { roofInspection } from '../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from './local-service-text.ts';

export const roofInspectionTexts = {
  'miamisburg-oh': {
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
  'dayton-oh': {
    intro: 'If you are buying an older house in Dayton, count the layers before you count the bedrooms.',
    paragraphs: [
      'Two layers of shingles mean tear-off when the next roof is due; that is the city’s rule. It also means a bigger dumpster, more hours and a deck nobody has seen since the first layer went on. A listing that says “roof redone” does not say which of the two was done.',
      'We lift an edge at the rake, where the layers can be counted like pages. Then the attic: old boards with gaps, newer sheets, or a patchwork. Replacing sheathing needs a city permit, so its condition belongs in your offer. If the house stands in a historic district, a visible change of roof needs a Certificate of Appropriateness. Ask the seller whether the last one had it.',
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
    sources: ['daytonPermits'],
  },
  'kettering-oh': {
    intro: 'We spend as long under a Kettering roof as on it, because the attic keeps the better records.',
    paragraphs: [
      'Shingles show the weather. The attic shows the house. We go in with a light, then switch it off. Daylight at the ridge and the eaves is how a vent should look; daylight beside the chimney is not. Rings around nails mean frost in winter. Gray streaks on insulation mark the drafts that carry warm air up from the rooms.',
      'Then we measure. Square inches of opening at the soffit against those at the ridge, depth of insulation in three places, whether the bath fan ends outdoors or in the rafters. A roof that cooks from below loses years, and new shingles would lose them as well.',
      'Additions get a look of their own. Where a flat part joins, we probe the seam. If it needs work with a torch, Kettering asks for a fire permit, and the report says so.',
    ],
    points: [
      {
        question: 'What if my attic has no floor?',
        answer:
          'We walk on the joists, and stop where that is unsafe. A camera on a pole sees the corners. You only need to clear the space under the hatch.',
      },
      {
        question: 'Will I be told to buy insulation from you?',
        answer:
          'No. Opening soffits and adding vents is our trade. For air sealing and insulation you get the measurements, and can hand them to whomever you like.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Starved attic vents',
        remark:
          'On Kettering houses with additions we check that closing in a porch did not close off the soffit.',
      },
    ],
    sources: ['ketteringFirePermit'],
  },
  'springboro-oh': {
    intro:
      'Have the roof inspected before you list a Springboro house, and you choose what the buyer hears first.',
    paragraphs: [
      'A buyer’s inspector will find the cracked boot and the loose flashing. Found by them, three small things become a line that reads “roof: recommend evaluation by a specialist”, and a request for a large credit. Found by you a month earlier, they are a morning’s repair and a receipt.',
      'The report sorts findings by what they cost and what they frighten. A missing kickout costs little and frightens a lot, because of the stain. Fix that. Faded shingles with life left cost a great deal and prove nothing. Leave them, and let the report say how long they may serve, as a range.',
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
  'centerville-oh': {
    intro:
      'A report is only worth what you can do with it; here is how to read ours at a Centerville kitchen table.',
    paragraphs: [
      'Start at the back. The last page lists every finding in one of four words. Fine. Watch. Soon. Now. If there is no “now”, put the kettle on. “Soon” means within a year or so; it has a price beside it. “Watch” has a date for the next look and no price, since none is due.',
      'Then look at each photograph and ask: could I point to this place on my house? If you cannot, the picture is no use, and you should ring us. An arrow on the roof plan goes with every one.',
      'Last, the age. We give a range and the reasons for it: granules, cracks, seals, what the attic says. Where work needs a permit we name it and go by the list that the city publishes.',
    ],
    points: [
      {
        question: 'Two inspectors disagree. Whom do I believe?',
        answer:
          'The photo. Ask both to show the spot and say what happens if nothing is done. We will meet the other one on your lawn, if that helps.',
      },
      {
        question: 'Do the prices hold for later?',
        answer:
          'The estimate shows how long it is valid. After that we update it, and the findings stay as they were, so nobody needs to climb again for a number.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail bruises',
        remark:
          'In the report each bruise has a chalk ring and a ruler; a picture of a slope from the street proves nothing.',
      },
    ],
    sources: ['centervillePermitList'],
  },
  'beavercreek-oh': {
    intro: 'After a storm over Beavercreek, an inspection answers two questions: is it open, and is it new?',
    paragraphs: [
      'The first is for tonight. The second is for the claim. Wind and hail leave marks that can be dated, within limits. A fresh hail bruise is black and soft with sharp edges, and after a season it turns gray. A new crease shows clean fiber. Dents in gutters and vent hoods keep their shine for a while. We chalk a square of ten by ten feet on each slope and count.',
      'Beavercreek has been through worse than hail: an EF3 tornado on May 27, 2019. Damage from that evening can still turn up under later repairs, and an adjuster will ask which is which. So we note the old as carefully as the new.',
      'We photograph, measure and meet the adjuster. We do not negotiate, and nobody can promise what an insurer will decide.',
    ],
    points: [
      {
        question: 'Should I have an inspection before I file?',
        answer:
          'It helps to know whether there is anything to file. If we find no damage you have lost an hour and nothing else.',
      },
      {
        question: 'Somebody offered to waive my deductible. Is that all right?',
        answer:
          'Be careful. The deductible is your share by contract with the insurer. We do not offer to cover it in any form, and would be wary of anyone who does.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Hail bruises',
        remark: 'After Beavercreek hail we count each slope separately, because ice falls at a slant.',
      },
      {
        issue: 'Broken seals',
        remark:
          'Years after a great wind the seals are what still tells of it; a gentle lift along the edge finds them.',
      },
    ],
    sources: ['tornadoBeavercreek2019', 'ohioAdjusterLaw'],
  },
  'fairborn-oh': {
    intro: 'You can buy a house in Fairborn from another time zone and still see every foot of its roof.',
    paragraphs: [
      'A transfer to Wright-Patterson gives people a few weeks and a video call. Agents show kitchens. Ask for the roof separately. We go alone, with a key from the agent, and film as we walk: street to gutter, each slope, the valleys, into the attic, with someone saying aloud what is on the screen.',
      'After the film comes the report, in the order you would see things yourself if you stood there. At the end are three lines in plain English. What must be done before you move in. What will come up during a tour of three or four years. What the next buyer’s inspector is going to mention when you leave.',
      'That last line is the one people forget. You may own this roof for a shorter time than the shingles do.',
    ],
    points: [
      {
        question: 'Can I be on the phone while you are up there?',
        answer:
          'For the attic and the ground, yes. On the roof we keep both hands for the roof, and call you from the truck right after.',
      },
      {
        question: 'How soon can you be in Fairborn?',
        answer:
          'The shop is {miles} miles off, about {drive} on the road by our estimate. Tell us the closing date and the inspection is set backward from it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks with no stain yet',
        remark: 'For a buyer far from Fairborn the attic film is the part to watch twice.',
      },
    ],
    sources: ['airBase'],
  },
  'huber-heights-oh': {
    intro:
      'On a brick house half of the roof’s weak points are made of mortar, so a Huber Heights inspection looks at both.',
    paragraphs: [
      'The city speaks of itself as a community of brick homes, so we bring a thin screwdriver along with the chalk. It goes into the joint above each piece of counterflashing. If it sinks in, the metal is held by habit. It goes around the chimney at the height of the roof, where joints wear soonest, and along the crown, where a crack as fine as a hair lets in a cup of water with every storm.',
      'Then we look for things done with good intentions. Weep slots at the bottom of the wall, filled with caulk to keep out insects. Brick painted, and now peeling in sheets. A thick bead of tar where a bent strip should be.',
      'What a roofer can mend has a price in the report. What needs a mason has a photograph and the word “mason”.',
    ],
    points: [
      {
        question: 'Can you tell how deep a mortar joint is gone?',
        answer:
          'To the eighth of an inch, with a gauge. When more than about a quarter inch is missing or soft, repointing is the usual advice.',
      },
      {
        question: 'Do brick houses need gutters?',
        answer:
          'Very much so. Without them the wall is soaked twice, from above and by splash from below. We check that each downspout ends away from the wall.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sealant over flashing',
        remark:
          'On Huber Heights brick the tar bead is the commonest disguise of a joint that was never cut.',
      },
    ],
    sources: ['huberHeightsBrick'],
  },
  'troy-oh': {
    intro:
      'Share the trip: an inspection in Troy is easiest to get quickly on a day when we are in Miami County anyway.',
    paragraphs: [
      'It is {miles} miles from our shop to Troy, and {milesToPiqua} more to Piqua. We try to do three or four roofs along that stretch of I-75 in a day. If you can give us two dates instead of one, you will most likely be seen sooner. Neighbors who ask together get one visit and two reports.',
      'Two seasons tell us most. Late March, when frost has done its worst and nothing has been patched yet. And November, after the leaves, when valleys can be seen to the bottom and there is still time for a repair before snow.',
      'We bring what is needed to close small things on the spot, a nail head or a slipped cap, so that the report need not say “return visit”. It is noted, with a picture of before and after.',
    ],
    points: [
      {
        question: 'Is it free this far out as well?',
        answer:
          'Yes, everywhere in our area, and without obligation. Sharing a day with others saves our time, which is why we ask.',
      },
      {
        question: 'What if it rains on the day?',
        answer:
          'A drizzle is good for finding leaks from the attic and bad for walking a slope. We do the inside, and come back for the outside with the next tour.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark: 'On the November round through Troy this is the finding we can often settle the same day.',
      },
    ],
    sources: [],
  },
  'piqua-oh': {
    intro: 'Snow inspects Piqua roofs for nothing; you only have to go out and look while it lies.',
    paragraphs: [
      'The morning after a light fall, walk around the house before the sun is on it. Snow lies longest where the attic is coldest, and that is what you want to see: an even white sheet. Bare ovals mean warm air from below. A stripe across the slope marks a gap in the insulation. A melted collar around the chimney shows where the chase was never closed. Then see what your neighbor’s looks like.',
      'Next, open the hatch and look at the nails. Frost on the tips is moisture from the rooms, and will drip at the first thaw. Photograph all of it. By noon it is gone.',
      'Send the pictures with your request. When we come in the spring, they tell us where to lift, and the report can say why those eaves made ice.',
    ],
    points: [
      {
        question: 'Do you inspect in winter?',
        answer:
          'Attic, gutters and everything that can be seen from a ladder, yes. A snow-covered slope waits. We say in the report which points are still open.',
      },
      {
        question: 'Is frost on nails a roof problem?',
        answer:
          'It begins in the rooms: baths, laundry, a damp cellar. It ends as stained sheathing. Ventilation helps, but closing the gaps in the ceiling helps first.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Starved attic vents',
        remark: 'In a Piqua January the frost on nail tips shows it better than any gauge of ours.',
      },
    ],
    sources: [],
  },
  'sidney-oh': {
    intro:
      'Half of a roof inspection can be done from the ground in Sidney, by you, with a pair of binoculars and ten minutes.',
    paragraphs: [
      'Start across the street. Is the ridge straight? A dip halfway is a matter of framing. Are the courses even? A wave may be decking. Follow each valley down and look for leaves or a dark line. Then the edges: a shingle that sticks out farther than its neighbors, a strip of metal that has lifted, caps missing on the ridge.',
      'Closer in, look at what the roof gives away. Grit below the downspout: a little from a new roof is normal, a handful from an old one is not. Nails in the flower bed. A shingle behind the garage. Stains under the overhang.',
      'Write down what you saw and on which side. With that and a few photos we can say whether a visit should be this week or with our next day in Shelby County. The attic and the hand tests are then our half.',
    ],
    points: [
      {
        question: 'Can you not just use pictures and spare the drive?',
        answer:
          'No. A broken seal looks perfect in a photo, and so does a hail bruise. Your pictures set the order of things. They do not replace fingers.',
      },
      {
        question: 'You are {miles} miles away. Who looks after a hurry?',
        answer:
          'We do: an active leak is an emergency call and not an inspection. Use the phone for that, at any hour.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Broken seals',
        remark:
          'In open country wind tests every edge, so around Sidney we lift more tabs per slope than the routine asks.',
      },
    ],
    sources: [],
  },
  'franklin-oh': {
    intro: 'Before the ladder goes up at a Franklin house, its gutters have usually told us half the story.',
    paragraphs: [
      'Reach in and take a handful. Sand-like grit is the wearing surface of your shingles. A thin line of it is age; a thick bed is age in a hurry. Black crumbs come from the asphalt below. Slivers of rubber are from a pipe collar. Splinters of wood mean that something behind the gutter is rotting. Seedlings mean that nobody has looked for two years.',
      'Next the lines. A gutter hung level holds water, and one that has dropped at the middle shows which hanger let go. Streaks on its front say that it overflows; streaks behind it say that the drip edge is missing. Franklin has a river of its own, and the rain from the roof need not be led to the cellar as well.',
      'Only then do we climb. By that time we know which slope to begin with.',
    ],
    points: [
      {
        question: 'Do you clean the gutters as part of it?',
        answer:
          'We clear what hides the edge of the roof. A full cleaning is a separate small job, and we tell you beforehand if it is needed.',
      },
      {
        question: 'How soon can you come?',
        answer:
          'Franklin is {miles} miles from the shop, so a gap between two jobs will do. Say whether mornings or evenings suit and leave the gate open.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Gutters that hold water',
        remark: 'In Franklin we lay a level on each run; a quarter inch of fall in ten feet is all it needs.',
      },
    ],
    sources: [],
  },
} as const satisfies Record<CitySlug, LocalServiceText<IssueTitleOf<typeof roofInspection>>>;
