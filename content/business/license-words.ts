// Under the claim to be licensed and insured: what that means in this state. In a file of its own, because no script needs
// it.

import { company } from '#client/company.ts';
import { proof } from '#client/shapes/proof.ts';
import { stateFacts } from '../facts/state-law.ts';
import { inOneText, onlyWhere } from '../wording/only-where.ts';

export const licenseGround = inOneText(
  ...onlyWhere(stateFacts.noRooferLicense, `${company.region} has no roofing license.`),
  ...onlyWhere(
    proof.notApplicable?.registrations === undefined,
    'Where your city registers contractors, ask us for our number.',
  ),
  'You see our insurance certificate before work starts.',
);
