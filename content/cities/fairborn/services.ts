import { stateFacts } from '../../facts/state.ts';
import type { ServiceTexts } from '../city.ts';

export const fairbornServices = {
  'roof-replacement': {
    intro:
      'Beside an air base a house can change hands on short notice, so a new Fairborn roof should come with papers the next owner can use.',
    paragraphs: [
      'Wright-Patterson is next door. If orders may move you, think of the roof as something you will hand over. A buyer cannot see underlayment, and an inspector will guess at the age unless somebody wrote it down.',
      'Ask for four things at the end: the contract with the product line and color, photos of the decking and the dry-in, the date of completion, and the registration of the maker’s warranty. Whether that warranty passes to a buyer, and how soon the transfer must be filed, is in its fine print. Read that page before choosing the shingle, not on the day you list.',
      'If you are already away, nothing here needs you on the lawn. Samples can be mailed, the scope signed by e-mail and each stage photographed.',
    ],
    points: [
      {
        question: 'Is it worth replacing a tired roof just before selling?',
        answer:
          'Not always. Sometimes a dated inspection and a repair answer the buyer. We price both and say which we would do.',
      },
      {
        question: 'Can you work around a moving date?',
        answer:
          'Give us the date when you ask for the estimate. A plain roof takes a day or two in dry weather, and we leave a margin for rain.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Two layers already on',
        remark: 'If you bought the house sight unseen on the way to Fairborn, nobody may have counted.',
      },
    ],
    sources: [],
  },
  'roof-repair': {
    intro:
      'If you own a house in Fairborn and live on the other side of the country, a leak can be repaired without your standing under it.',
    paragraphs: [
      'With an air base at the edge of town, some owners are stationed elsewhere and hear about the drip from a tenant. The tenant sees a wet ceiling. You need to know what is wrong with the roof and what it costs.',
      'So we send pictures in an order that makes sense: the house from the street, the slope, the spot, the same spot from below, and a sketch that says where on the roof it is. With them comes one page: cause, repair, price, what happens if you wait. You answer by e-mail. The work starts when you have said yes, in writing.',
      'Afterwards you get the same views again. Keep them with the lease. At the next change of tenants they settle the question of when that stain appeared.',
    ],
    points: [
      {
        question: 'Who has to be at the house?',
        answer:
          'Somebody to open the attic for half an hour. For the roof itself nobody, as long as the driveway is clear and the dog is in.',
      },
      {
        question: 'Can my tenant order the repair?',
        answer:
          'A tenant can report it, and in an emergency we will make things safe. For a paid repair we want the owner’s agreement.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Cracked pipe boots',
        remark:
          'If a tenant in Fairborn reports a stain near the bath fan, ask for a photo of the pipe above it.',
      },
    ],
    sources: [],
  },
  'tile-roofing': {
    intro: 'If your move to Fairborn came with a tile roof, here is what you need to know in the first year.',
    paragraphs: [
      'You may have come from a place where every house has tile, or from one where none does. Either way Ohio adds frost. A tile that was fine in a mild climate can drink water here and split, so find out what is up there. The maker’s name is pressed into the back. A spare in the shed will tell you, and so will a photo from us.',
      'Then three habits. Keep overhanging limbs cut back, because a falling branch breaks what hail would only chip. Have the valleys cleared each fall, by someone who knows where to step. And write down every visit: date, what was done, how many tiles are left in the stack.',
      'What you need not do is wash it, seal it or paint it. Moss can be brushed off. High pressure drives water under the tile and scours its face.',
    ],
    points: [
      {
        question: 'The seller left a pile of tiles. Keep them?',
        answer:
          'All of them. They are the right size, the right age and the right color, and may no longer be made. Stack them on edge, off the soil.',
      },
      {
        question: 'How often should it be looked at?',
        answer:
          'Once a year from a ladder, and after any storm that took limbs down. Fairborn is {miles} miles from us. An inspection costs you nothing.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Frost damage',
        remark:
          'If your tile was made for a mild climate, flakes appear in the gutter long before the ceiling gets wet.',
      },
    ],
    sources: [],
  },
  'metal-roofing': {
    intro:
      'Antennas, solar panels, a weather vane: on a Fairborn standing seam roof all of it can go up without one hole.',
    paragraphs: [
      'Each seam is a rail. An aluminum clamp with rounded set screws grips it from both sides and never touches the flat. Solar rails, a satellite mount, a line of snow guards or a walkway can be hung from such clamps and taken off again. On shingles the same job takes lag bolts through the roof.',
      'The order of work matters. If you plan solar within a few years, put the roof on first and choose a panel whose seam the clamp maker lists. Keep one clear pan on each side so that somebody can reach the vents.',
      'For people near Wright-Patterson who know they will move again, that has a plain advantage. The equipment goes along, and the roof you leave behind has nothing to explain to a buyer.',
    ],
    points: [
      {
        question: 'Will a metal roof block my phone or Wi-Fi?',
        answer:
          'It can dim a weak signal from a tower above the roofline. Inside the house, brick and foil insulation matter more. Test in the attic before you blame the roof.',
      },
      {
        question: 'Do clamps void the warranty?',
        answer:
          'Some makers list which clamps and what torque they accept. Keep that page. We set ours with a torque wrench for the same reason.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at vents and chimneys',
        remark:
          'A clamp on the seam makes no hole, so let no installer talk you into brackets through the pan.',
      },
      {
        issue: 'Panels with no room to move',
        remark: 'One clamp too many can pin a pan; rails for solar are laid out with that in mind.',
      },
    ],
    sources: [],
  },
  'flat-roof-systems': {
    intro:
      'Whoever else works on your Fairborn roof leaves something behind: a screw, a lid, a puddle of grease.',
    paragraphs: [
      'A flat roof is a workshop floor with no walls. A technician kneels beside the air conditioner, sets a panel down on its corner and drops two screws. A sign installer drags a cable. The kitchen below blows grease out of a fan. None of them means harm, and each can end the life of a membrane in one spot.',
      'Walk pads from the hatch to every unit keep feet where they belong. Around a kitchen fan, a tray and a sheet that shrugs off grease: TPO and EPDM both dislike it, and PVC or a sacrificial layer does better. Pipes pass through in boots rather than in tar pots.',
      'And a logbook hangs by the hatch. Name, date, reason. When a leak turns up in that corner in May, you know whom to ask about April.',
    ],
    points: [
      {
        question: 'Can you come after another trade has finished?',
        answer:
          'Yes. One look on the way out costs less than a ceiling. If you have several buildings in Fairborn, we see them on the same day.',
      },
      {
        question: 'What is wrong with pitch pockets?',
        answer:
          'They need topping up, and nobody does it. The filler shrinks, a ring opens around the pipe, and water follows the pipe down. We replace them wherever the pipe allows.',
      },
    ],
    issueRemarks: [
      {
        issue: 'TPO seams and punctures',
        remark: 'Look first along the path between your hatch and the units; that is where the cuts are.',
      },
      {
        issue: 'Maintenance put off',
        remark: 'A visit to Fairborn, {miles} miles out, pays best right after other trades have packed up.',
      },
    ],
    sources: [],
  },
  'commercial-roofing': {
    intro: 'If you lease a building in Fairborn, find the sentence about the roof before you find the leak.',
    paragraphs: [
      'Leases divide a roof in odd ways. The owner keeps the structure, the tenant the maintenance, and the membrane is mentioned nowhere. In a net lease the tenant may owe it all. In a building with several tenants the cost is split by floor area, though only one of them has a kitchen fan up there.',
      'We cannot read contracts for you. We can make the facts plain: what is wear, what is neglect, what another trade did, and what a storm did, each on its own photo and in its own line of the estimate. That is usually enough for both sides to find their clause.',
      'At the start of a lease, have the roof recorded, and again at the end. Owner and tenant each get the same report. Ohio requires a permit for a full re-roof, so agree beforehand which of you answers for it.',
    ],
    points: [
      {
        question: 'We are the tenant. Will you deal with us?',
        answer:
          'For an inspection and emergency protection, yes. For work on the membrane we want the owner’s written consent, whoever pays.',
      },
      {
        question: 'Whom should we ask for insurance papers?',
        answer:
          'Any roofer you invite. Ohio has no state license for the trade, and cities register contractors. So ask for the certificate and call the insurer named on it.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Leaks at rooftop units',
        remark: 'With several tenants under one Fairborn roof, tag each unit with the suite it serves.',
      },
    ],
    sources: [stateFacts.commercialPermit, stateFacts.noRooferLicense],
  },
  'emergency-repairs': {
    intro:
      'No renter in Fairborn should lose time on this question: who may call the roofer at two in the morning?',
    paragraphs: [
      'You may. Protecting the place from water is not a repair that needs approval, and we will come on a tenant’s call. What we do that night is temporary by design: a tarp, a board, a bucket moved to the right spot. Nothing is torn off that an owner might want to see.',
      'At the same moment, write to the landlord or the property manager. One message with a photo and the time is enough. If the house belongs to someone stationed far away, as can be the case in a town beside Wright-Patterson, add what time it is here.',
      'The owner then gets our pictures and a price for the permanent work. Your own things are covered, if at all, by renter’s insurance, so photograph them separately and before you move them.',
    ],
    points: [
      {
        question: 'Who pays for the visit?',
        answer:
          'We settle that with you on the phone, before anyone drives. Where the owner can be reached we ask the owner first. Nobody gets a surprise in the mail.',
      },
      {
        question: 'I own the house and live elsewhere. What can I prepare?',
        answer:
          'Leave us the name of someone with a key, the location of the main switch, and a line that we may protect the house up to a sum you choose.',
      },
    ],
    issueRemarks: [
      {
        issue: 'Water through the ceiling',
        remark:
          'In a Fairborn rental, wake the people upstairs as well: their floor may be wetter than your ceiling.',
      },
    ],
    sources: [],
  },
  'roof-inspection': {
    intro: 'You can buy a house in Fairborn from another time zone and still see every foot of its roof.',
    paragraphs: [
      'A transfer to Wright-Patterson may leave you a few weeks and a video call. Agents show kitchens. Ask for the roof separately. We go alone, with a key from the agent, and film as we walk: street to gutter, each slope, the valleys, into the attic, with someone saying aloud what is on the screen.',
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
    sources: [],
  },
} as const satisfies ServiceTexts;
