import { lawFacts } from '../../facts/law.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import type { ServiceTexts } from '../city.ts';

export const beavercreekServices = {
  'roof-replacement': {
    intro:
      'An EF3 tornado crossed Beavercreek on May 27, 2019. That is reason enough to talk about wind before color.',
    paragraphs: [
      'Start with the honest part. No shingle is made to survive a tornado. What a good installation can do is hold through the ordinary gusts that come with every spring front, and that depends less on the brand than on four details.',
      'A starter strip with its sealant at the eave and the rakes, not an upside-down shingle. Nails in the nailing line, driven flush, as many as the maker’s high-wind instructions ask. Decking sound enough to grip them. Drip edge fastened close and lapped the right way. Nail an inch too high and it misses the shingle beneath, which was meant to share it.',
      'We photograph the starter and the nailing before they are covered. It is the part of the roof you will never see again, and the part you are paying for.',
    ],
    points: [
      {
        question: 'What does the wind rating on the wrapper mean?',
        answer:
          'It is a laboratory result for shingles nailed as the maker says and sealed by the sun. Fewer nails or a cold, unsealed strip, and the figure no longer applies.',
      },
      {
        question: 'Should I pay for impact-rated shingles too?',
        answer:
          'Ask your insurer first. Some policies lower the premium for them and some limit cosmetic claims. We price both so you can compare.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Curling and cracked shingles',
        remark: 'A lifted corner gives Beavercreek wind something to hold.',
      },
      {
        issue: 'Soft decking',
        remark: 'Nails in soft wood pull out at a fraction of their rating, whatever the shingle promises.',
      },
    ],
    sources: [storms.tornadoBeavercreek2019],
  },
  'roof-repair': {
    intro:
      'Patches made in a hurry after a storm deserve a second look, and Beavercreek had its storm on May 27, 2019.',
    paragraphs: [
      `An EF3 tornado crossed the city that evening. The Wilmington forecast area counted at least ${storms.outbreak2019.figures.tornadoes} tornadoes that night. After a night like that roofs are closed with what is on the truck, by whoever is there, and a temporary patch has a way of becoming permanent.`,
      'If you bought your house since then, you may own one. Signs: shingles of two colors on one slope, nail heads left showing and covered with a dab of cement, a strip of exposed felt at a hip, flashing that ends in mid-air. In the attic, look for new wood beside old.',
      'We open one suspicious spot, see how it was built and tell you whether the rest can stay. Often it can. Sometimes a course of shingles was nailed too high and the whole patch comes off in your hand.',
    ],
    points: [
      {
        question: 'What is a creased shingle?',
        answer:
          'One that the wind folded back and dropped again. It lies flat and looks whole, but there is a line across it where the mat broke. It will not seal again.',
      },
      {
        question: 'Can old storm damage still go to my insurer?',
        answer:
          'Policies set deadlines, so ask yours. We can inspect, photograph and date what we see. What is covered is the insurer’s decision.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'Any slope in Beavercreek with a patch from 2019 gets its seals tested around the edge of it.',
      },
    ],
    sources: [storms.tornadoBeavercreek2019, storms.outbreak2019, lawFacts.adjusting],
  },
  'tile-roofing': {
    intro: 'Weight alone does not keep tile on a Beavercreek roof when the wind gets under it.',
    paragraphs: [
      'A heavy tile feels as if it could not move. Wind does not push it down, though. It lifts. Air rushing over the ridge lowers the pressure above, and air inside the attic presses from below. The corners, the ridge and the eave feel it first. On May 27, 2019 an EF3 tornado crossed Beavercreek, and against that no fastening is a promise. Against a March front, fastening is everything.',
      'So we nail or screw every tile along the eaves, rakes, hips and ridges, and in the field as the maker’s wind table asks for that slope and height. The nose of the eave course gets a clip. Ridge tiles are screwed to a board. Mortar by itself is decoration.',
      'On an older roof we test by hand: lift gently, course by course, along the edges. Whatever rises is counted and fixed.',
    ],
    points: [
      {
        question: 'Can flying tile damage the house next door?',
        answer:
          'A loose one can. That is why edges and ridges matter more than the field. After a storm keep people away from the eaves until somebody has looked.',
      },
      {
        question: 'Does tile stand up to hail?',
        answer:
          'Better than a worn shingle, but not always. A hard strike leaves a half-moon chip at the edge or a crack through the pan. We check both on a hail inspection.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose ridges and hips',
        remark: 'In a town that an EF3 has crossed, mortar-only ridges are the first thing we would change.',
      },
    ],
    sources: [storms.tornadoBeavercreek2019],
  },
  'metal-roofing': {
    intro:
      'Metal roofs hold by their clips; on a Beavercreek roof we ask how many, how far apart, and into what.',
    paragraphs: [
      'A panel has no nails to count from the outside. What keeps it down is a row of clips under each seam, and the screws that hold those clips to the deck. In the middle of a slope they may stand two feet apart. At eaves, rakes and ridge, where wind pulls hardest, they should stand much closer. The maker’s tested table gives the spacing by zone.',
      'Thin or tired sheathing undoes all of it. A screw in a half-rotten board holds like a screw in cake. We pull a few before we build on the rest.',
      'An EF3 tornado crossed Beavercreek on May 27, 2019. No metal roof is sold against that, and one that claims to be should worry you. What the tests do cover is the wind of an ordinary bad night. Ask for the test report of the very panel you are buying.',
    ],
    points: [
      {
        question: 'Where does a metal roof start to fail in wind?',
        answer:
          'At a loose edge. Trim that is only nailed through its face lets go, wind gets a finger under the first pan, and the seam unzips from there.',
      },
      {
        question: 'Will hail dents be covered?',
        answer:
          'Read the policy. Some exclude dents that do not leak. We photograph and measure them and meet the adjuster if you wish; the decision is the insurer’s.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Panels with no room to move',
        remark: 'More clips toward the edges do not pin the panel: they hold it down and still let it slide.',
      },
    ],
    sources: [storms.tornadoBeavercreek2019, lawFacts.adjusting],
  },
  'flat-roof-systems': {
    intro:
      'Wind takes a flat roof from its rim, so on a Beavercreek building we begin with two inches of metal.',
    paragraphs: [
      'The middle of a membrane is hardly ever the first thing to go. A gust strikes the wall, shoots over the edge and sucks at the corner. If the edge metal bends outward, wind gets beneath the sheet, and then it peels like the lid of a can. In the 2019 outbreak an EF3 tornado crossed Beavercreek; that is beyond any detail. A straight wind on a spring night is not.',
      'What counts: a continuous cleat, fastened close. Metal thick enough not to flutter. Wood blocking below that is dry and bolted to the wall, because nails in rotten wood hold nothing. Edge systems are tested under a standard called ANSI/SPRI ES-1. Ask whether yours was.',
      'In the corners we double the fasteners or the width of the glue. It shows nowhere, and costs little.',
    ],
    points: [
      {
        question: 'The sheet flutters on windy days. Is that dangerous?',
        answer:
          'A mechanically fastened sheet may lift slightly between rows. Billowing that reaches the edge, or a slapping sound, means fasteners have let go. Have it looked at soon.',
      },
      {
        question: 'Is gravel better against wind?',
        answer:
          'Large stone ballast holds a loose sheet down, but small stones fly. Before you change either way the framing and the height of the parapet have to be checked.',
      },
    ],
    issueRemarks: [
      {
        issue: 'EPDM shrinkage',
        remark:
          'A shrinking sheet pulls its edge inward and opens the rim to the wind; corners that have gone tight come first.',
      },
    ],
    sources: [storms.tornadoBeavercreek2019],
  },
  'commercial-roofing': {
    intro:
      'The best storm claim a Beavercreek business can make begins with photographs taken while nothing is wrong.',
    paragraphs: [
      'After hail or wind the argument is always the same. Was that dent there before? An adjuster who meets a roof for the first time cannot know. A dated record can. It takes half a day: every slope and every unit, the edge metal from both sides, the soft aluminum parts that hail marks first, and close pictures of the faults you already know of.',
      `Beavercreek has its date. An EF3 crossed the city on May 27, 2019, one of at least ${storms.outbreak2019.figures.tornadoes} tornadoes that night in the Wilmington forecast area. Roofs repaired afterward should have papers. If you bought a building since, ask the seller for them.`,
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
          'A tarp or a patch is one thing and re-roofing another, and Ohio wants a permit for the latter. In Beavercreek that permit comes from Greene County, and we ask there where the line lies in your case.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose edge metal',
        remark:
          'Photograph the rim of a Beavercreek roof each year; that is where wind leaves its signature.',
      },
    ],
    sources: [
      storms.tornadoBeavercreek2019,
      storms.outbreak2019,
      lawFacts.adjusting,
      stateFacts.commercialPermit,
    ],
  },
  'emergency-repairs': {
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
    sources: [storms.tornadoBeavercreek2019],
  },
  'roof-inspection': {
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
    sources: [storms.tornadoBeavercreek2019, lawFacts.adjusting],
  },
} as const satisfies ServiceTexts;
