// Who hands over the paper: the head of estimates and reports. The facts are content's; this is their selection.

import { company } from '#content/business/company.ts';

export interface CompanyHead {
  readonly name: string;
  readonly addressLine: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

export const companyHead: CompanyHead = {
  name: company.name.value,
  addressLine: company.addressLine,
  phone: company.phone.value.display,
  email: company.email.value,
  hours: company.hoursShort,
};
