import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';

/** The contact fields of the energy savings calculator, with script and without. */
export const energyContactInputs = {
  firstName: { label: words.firstName, autoComplete: 'given-name', required: true },
  lastName: { label: words.lastName, autoComplete: 'family-name', required: true },
  email: { label: words.email, type: 'email', autoComplete: 'email', required: true },
  phone: { label: words.phone, type: 'tel', autoComplete: 'tel', required: true },
  address: { label: words.address, autoComplete: 'street-address', required: true },
} as const;
