import type { ServiceTexts } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { fairbornFacts } from './facts.ts';

export const fairbornServices = {
  'roof-replacement': {
    pageTitle: 'Roof replacement in Fairborn, OH: the online permit portal',
    pageDescription:
      'Fairborn issues roof permits through an online portal, under the 2019 Residential Code of Ohio. What we settle with the city before a new roof.',
    intro:
      'Roof permits in Fairborn come from the city itself, through its Building Code & Inspection Division and an online portal.',
    paragraphs: [
      'Fairborn’s Building Code & Inspection Division works under the 2019 Residential Code of Ohio with the updates of April 15, 2024. We ask the division, before we price, whether new shingles alone need a permit at your address, and which snow, wind and ice values apply.',
      'An ice barrier is a sheet along the eaves that keeps out the water an ice dam holds back. Where the office asks for one, Ohio’s code says how far it reaches: from the lowest edge to at least 24 inches inside the exterior wall line, measured level. At 8 in 12 and steeper it also covers at least 36 inches of slope. The estimate says how much your roof takes.',
      'For wind, we nail by the pattern the shingle’s warranty asks for; the code’s minimum is four nails a shingle.',
    ],
    points: [
      {
        question: 'We may get orders to move and sell the house. What should we keep?',
        answer:
          'Keep the contract, the permit, the final bill and the warranty registration. Before you choose the shingle, find out whether the warranty passes to a buyer.',
      },
      {
        question: 'How do I check that a roofer is registered in Fairborn?',
        answer:
          'Ask each bidder for proof of registration, which in Fairborn runs through the city’s portal, and see that it is current.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Ice dams at the eaves',
        remark:
          'See whether each Fairborn bid has an ice barrier at the eaves, so that you compare prices for the same roof.',
      },
    ],
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.residentialCode,
      fairbornFacts.registration,
      stateFacts.iceBarrier,
      stateFacts.nails,
    ],
  },
  'roof-repair': {
    pageTitle: 'Fairborn roof repair when you live far from the house',
    pageDescription:
      'Stationed away from your Fairborn house? How we repair a leak while you are gone, who to ask about a permit, and what the 2024 tornado did nearby.',
    intro:
      'You can have a Fairborn roof repaired without being there: we email you what leaks, what the repair costs, and photos.',
    paragraphs: [
      'Wright-Patterson is next to Fairborn, and if your orders took you elsewhere, you may hear about a leak from your tenant. Somebody has to let us into the attic for half an hour. The photos show the roof and the ceiling below. Nothing starts until you agree in writing.',
      'The City of Fairborn issues the permit where a repair needs one. We ask its Building Code & Inspection Division about your job before we start.',
      'If the house is near the base and had the same roof on February 28, 2024, mention it. The EF1 tornado that crossed Wright-Patterson took shingles off base housing. Nearby it may have lifted shingles that lie flat again but are no longer sealed.',
    ],
    points: [
      {
        question: 'Can my tenant order the repair?',
        answer:
          'A tenant can report it and let us in. For a paid repair we want your agreement, or that of your property manager.',
      },
      {
        question: 'Do you drive out for one shingle?',
        answer:
          'Yes. Fairborn is a longer drive for us, so we set a day when we are in Greene County anyway. If water is coming in, we do not wait for that day.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Wind-lifted shingles',
        remark:
          'The wind of March 26, 2021 reached 59 mph at Wright-Patterson, so on older Fairborn shingles we test the seals by hand.',
      },
    ],
    sources: [fairbornFacts.permitOffice, storms.tornadoWrightPatterson2024, storms.windWrightPatterson2021],
  },
  'tile-roofing': {
    pageTitle: 'Tile roofing in Fairborn, OH: slope, frame and fastening',
    pageDescription:
      'Tile on a Fairborn house: how flat it may be, how each piece is fastened, what the frame must carry, and who issues the permit.',
    intro:
      'A tile roof on a Fairborn house depends on three things: the slope, the frame, and how each piece is fastened.',
    paragraphs: [
      'Wind decides how each tile is fastened. Edges, ridges and hips come loose first, so there we want screws or clips in every tile, and mortar alone will not do. Snow adds to the weight of the tile, so we have the frame checked before any tile is ordered.',
      'The code sets the lowest slope. Below 2½ in 12 Ohio’s code allows no tile, and below 4 in 12 the underlayment has to be double.',
      'Any permit comes from the City of Fairborn and not the county. The city also gives the wind and snow values for your address, because Greene County’s table holds only where the county issues the permit.',
    ],
    points: [
      {
        question: 'We just bought a house with tile. What should we do first?',
        answer:
          'Keep the spare tiles the seller left, and stand them on edge, off the ground. Then have the roof inspected by someone who knows where to step on tile.',
      },
      {
        question: 'Should tile be washed or sealed?',
        answer:
          'We would do neither. A pressure washer drives water under the tile and scours its surface, and a sealer can hold water in. Leave moss to a roofer who works on tile.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose ridges and hips',
        remark: 'Have a loose ridge tile on a Fairborn roof refastened soon, before a storm lifts it.',
      },
    ],
    sources: [stateFacts.tileSlope, fairbornFacts.permitOffice, countyFacts.greeneSnow],
  },
  'metal-roofing': {
    pageTitle: 'Metal roofing in Fairborn, OH: wind rating and clips',
    pageDescription:
      'Standing seam in Fairborn: what a wind rating tells you about clips, where snow guards go, and where the permit comes from.',
    intro:
      'Before you buy a metal roof in Fairborn, look at the panel’s wind rating, and at where snow sliding off it will land.',
    paragraphs: [
      'Clips are what hold a standing seam roof down. The manufacturer’s test report says how far apart they may sit for a given uplift, the pull of the wind on the roof; the edges need them closer than the middle. We put that spacing in the estimate, so you can compare it with the next bid.',
      'Metal sheds its snow all at once. Over a door, a walk or a lower roof we plan guards, held by clamps on the seams and not by screws through the panel.',
      'The permit, if your job needs one, comes through the City of Fairborn’s portal, and the city’s Building Code & Inspection Division gives the design values for your address. Contractors register in the same portal.',
    ],
    points: [
      {
        question: 'Can solar panels go on later without holes?',
        answer:
          'The racks can, on standing seam: clamps grip the seam and carry the rails. Choose a roof panel whose seam is on the clamp manufacturer’s list, and ask the installer where the wiring comes through.',
      },
      {
        question: 'Will metal hurt my phone signal?',
        answer:
          'It can, a little. Brick and foil-faced insulation often matter more. If your signal is weak upstairs already, see whether your carrier offers calls over Wi-Fi.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Sliding snow',
        remark:
          'On a Fairborn roof, guards go first above doors and walks, then above a lower roof or a gutter.',
      },
    ],
    sources: [fairbornFacts.permitOffice, fairbornFacts.registration],
  },
  'flat-roof-systems': {
    pageTitle: 'Flat roof systems in Fairborn: one office, two codes',
    pageDescription:
      'A flat roof in Fairborn falls under one code on a house and another on a business; the city issues the permit for either. What we check before a coating.',
    intro:
      'Fairborn has one permit office for flat roofs on houses and on businesses: its Building Code & Inspection Division.',
    paragraphs: [
      'The code behind a Fairborn permit depends on the building. A house falls under Ohio’s residential code of 2019 with the updates of April 15, 2024. A commercial building has been under the 2024 Ohio Building Code since March 1, 2024, and an architect or engineer has to seal the plans for a new membrane.',
      'The division also gives the snow and wind values that a new roof at your address is designed for. If you are thinking of a coating, we first check for wet insulation, which adds its weight to the snow, and for loose edge metal, where wind damage starts. A coating repairs neither.',
    ],
    points: [
      {
        question: 'Other trades work on our roof. How do we protect it?',
        answer:
          'Have us weld or glue walk pads from the roof access to each unit, and call us when the other trade has finished. We look for dropped screws before somebody steps on one and drives it through the membrane.',
      },
      {
        question: 'What is wrong with pitch pockets, the metal boxes of sealant around pipes?',
        answer:
          'The filler shrinks and a gap opens around the pipe. We replace the pocket with a boot wherever the shape of the pipe allows.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Drainage and ponding',
        remark: 'In a Fairborn winter it freezes, and a drain full of ice holds back the next melt.',
      },
    ],
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.residentialCode,
      fairbornFacts.commercialPermits,
      stateFacts.commercialPermit,
    ],
  },
  'commercial-roofing': {
    pageTitle: 'Commercial roofing in Fairborn under the 2024 Ohio code',
    pageDescription:
      'Fairborn issues commercial roof permits under the 2024 Ohio Building Code. Sealed plans, contractor registration and what to ask of every bidder.',
    intro:
      'Fairborn issues its own commercial permits and has used the 2024 Ohio Building Code since March 1, 2024.',
    paragraphs: [
      'A specification written before March 2024 may name the older code, so have it checked before you ask for bids. Unless you only replace shingles, an architect or engineer registered in Ohio has to seal the plans. The wind and snow values for the plans come from the city’s Building Code & Inspection Division.',
      'Contractor registration in Fairborn runs through the city’s portal. When you ask for bids, ask for proof of current Fairborn registration and for the insurance certificate, then call the agent named on it.',
      'If you lease the building, check the lease for who is responsible for the roof. Before the first truck comes, landlord and tenant should agree on who signs the contract and the permit application.',
    ],
    points: [
      {
        question: 'We are the tenant. Will you work for us?',
        answer:
          'We inspect and stop a leak on your call. To replace the membrane we want the owner’s written consent, whoever pays.',
      },
      {
        question: 'What keeps the roof edge down in high wind?',
        answer:
          'Ask for edge metal that was tested for the wind at your address, and for closer fasteners along the perimeter and corners. Both belong on the sealed plans.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Loose edge metal',
        remark: 'On a Fairborn roof we pull on the edge metal before we look at the rest.',
      },
    ],
    sources: [stateFacts.commercialPermit, fairbornFacts.commercialPermits, fairbornFacts.registration],
  },
  'emergency-repairs': {
    pageTitle: 'Emergency repairs in Fairborn: renters may call too',
    pageDescription:
      'A roof emergency in Fairborn: the estimated drive from our shop, what a tenant may order at night, and how an owner stationed away stays informed.',
    intro: 'Whether you rent or own, call us. We estimate the drive from our shop to Fairborn at {drive}.',
    paragraphs: [
      'If you rent in Fairborn, you can call us to keep the water out. We cover the opening with a tarp or boards and photograph the damage for the owner. Text or email your landlord right away with a photo and the time, even one who is stationed far away.',
      'On February 28, 2024, before five in the morning, an EF1 tornado with winds of 100 mph ran from Riverside across Wright-Patterson and took shingles off an apartment building. If a storm like that hits your house and something leans, creaks or smells of gas, leave and call 911. Otherwise stay inside until daylight, keep away from wet ceilings and tell us on the phone what you can see from a window.',
    ],
    points: [
      {
        question: 'Who pays for the night visit?',
        answer:
          'We settle that by phone before we drive. If the owner can be reached, we ask the owner first.',
      },
      {
        question: 'I own the house and live elsewhere. What helps?',
        answer:
          'Email us the name and number of someone with a key, and a dollar limit we may spend to protect the house without asking.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'In a Fairborn apartment, tell the people upstairs, too: the water may be coming through their floor.',
      },
    ],
    sources: [storms.tornadoWrightPatterson2024],
  },
  'roof-inspection': {
    pageTitle: 'Roof inspection in Fairborn before you buy or move',
    pageDescription:
      'Moving to or from Wright-Patterson? A free inspection of a Fairborn roof, and what the storms of 2021, 2023 and 2024 may have left.',
    intro:
      'Buying in Fairborn from another state? Your agent arranges the key, we inspect the roof and the attic, and the report comes by email.',
    paragraphs: [
      'Three storms matter most for a Fairborn roof. On March 26, 2021 the wind at Wright-Patterson reached 59 mph. On February 27, 2023 hail two inches across was reported in the city. On February 28, 2024 an EF1 tornado crossed the base with winds of 100 mph and took shingles off housing. On a roof that has been through one of them, we look for creases, bruises, broken seals and patches in a different color.',
      'Your report ranks every finding: fine, watch, repair soon or repair now. We mark what to settle with the seller first.',
    ],
    points: [
      {
        question: 'Can I be on a call while you inspect?',
        answer:
          'For the attic and the ground, yes. On the roof we keep both hands free and call you from the truck.',
      },
      {
        question: 'How quickly can you get to Fairborn?',
        answer:
          'Tell us when your inspection period ends, and we’ll set a day that leaves you time to talk with the seller. The drive itself takes {drive}, by our estimate.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks with no stain yet',
        remark:
          'If you are buying a Fairborn house unseen, we take extra pictures in the attic, even where there is no stain.',
      },
    ],
    sources: [storms.windWrightPatterson2021, storms.hailFairborn2023, storms.tornadoWrightPatterson2024],
  },
} as const satisfies ServiceTexts;
