import { roofCostContactWords as words } from '#content/pages/roof-cost-wizard-words.ts';

/** The contact fields of the roof cost calculator, with script and without. */
export const roofCostContactInputs = {
  name: { label: words.name, autoComplete: 'name', required: true },
  phone: { label: words.phone, type: 'tel', autoComplete: 'tel', required: true },
  email: { label: words.email, type: 'email', autoComplete: 'email', required: true },
  address: {
    label: words.address,
    help: words.addressHelp,
    autoComplete: 'street-address',
    rows: 2,
    required: true,
  },
} as const;
