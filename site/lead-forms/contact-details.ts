// Contact details given once in a visit fill in the other forms (ruling 9). Session storage only: they end with the tab,
// travel to no server by themselves and stand in no address.

export interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

const item = 'contact-details';
const none: ContactDetails = { firstName: '', lastName: '', email: '', phone: '', address: '' };

export function recallContactDetails(): ContactDetails {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(item) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return none;
    const entries = Object.keys(none).map((name) => {
      const value = (stored as Record<string, unknown>)[name];
      return [name, typeof value === 'string' ? value : ''];
    });
    return Object.fromEntries(entries) as ContactDetails;
  } catch {
    return none;
  }
}

/** Remembers what is given; details given earlier and left out here stay. */
export function rememberContactDetails(given: Partial<ContactDetails>): void {
  const filled = Object.entries(given).filter(([, value]) => value);
  try {
    sessionStorage.setItem(
      item,
      JSON.stringify({ ...recallContactDetails(), ...Object.fromEntries(filled) }),
    );
  } catch {
    // Storage is forbidden: the visitor types once more.
  }
}

/** "Dana Lee Whitaker" → first "Dana", last "Lee Whitaker". */
export function splitName(name: string): Pick<ContactDetails, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
